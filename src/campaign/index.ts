/** What is kept between visits and how it is read back. It must not store anything itself, nor know screens or devices. */
export * from './save.ts';
