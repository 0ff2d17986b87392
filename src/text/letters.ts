/**
 * One letter of each font file that the words need; the others are not fetched before the first picture. `A` stands for
 * Latin with the accents of western Europe; Polish or Turkish, say, need `AŁ` (the files named latin-ext).
 */
export const LETTERS: string = 'A';
