/** Google sets titles in Arial at 20 px and cuts them at about 600 px on a desktop. */
export const titleFontPx = 20;
export const titleLimits = {
  minCharacters: 45,
  characters: 60,
  pixels: 580,
  hardCharacters: 70,
  hardPixels: 600,
};

/** Descriptions in Arial at 14 px, two lines of 460 px on a desktop. */
export const descriptionFontPx = 14;
export const descriptionLimits = {
  least: 70,
  from: 120,
  to: 155,
  hardCharacters: 160,
  pixels: 920,
};
