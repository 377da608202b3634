import { americanMakes } from './american-makes.ts';
import { europeanMakes } from './european-makes.ts';
import { japaneseMakes } from './japanese-makes.ts';
import { koreanMakes } from './korean-makes.ts';
import type { Make } from './make.ts';

export const makes: readonly Make[] = [
  ...americanMakes,
  ...japaneseMakes,
  ...koreanMakes,
  ...europeanMakes,
];
