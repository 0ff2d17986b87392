/** Screens that whatever is laid out is tried on, in CSS pixels: the least phone, phones both ways, and desks. */
export const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 720],
  [1920, 1080],
] as const;
