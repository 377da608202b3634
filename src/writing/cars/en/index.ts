import audi from './audi.md' with { type: 'file' };
import bmw from './bmw.md' with { type: 'file' };
import genesis from './genesis.md' with { type: 'file' };
import hyundai from './hyundai.md' with { type: 'file' };
import kia from './kia.md' with { type: 'file' };
import lexus from './lexus.md' with { type: 'file' };
import mini from './mini.md' with { type: 'file' };
import subaru from './subaru.md' with { type: 'file' };
import toyota from './toyota.md' with { type: 'file' };

/** A make, its file of the guide, and where that lies. */
export const makes: readonly { name: string; file: string; path: string }[] = [
  { name: 'Audi', file: 'audi.md', path: audi },
  { name: 'BMW', file: 'bmw.md', path: bmw },
  { name: 'Genesis', file: 'genesis.md', path: genesis },
  { name: 'Hyundai', file: 'hyundai.md', path: hyundai },
  { name: 'Kia', file: 'kia.md', path: kia },
  { name: 'Lexus', file: 'lexus.md', path: lexus },
  { name: 'MINI', file: 'mini.md', path: mini },
  { name: 'Subaru', file: 'subaru.md', path: subaru },
  { name: 'Toyota', file: 'toyota.md', path: toyota },
];
