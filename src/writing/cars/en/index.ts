import acura from './acura.md' with { type: 'file' };
import audi from './audi.md' with { type: 'file' };
import bmw from './bmw.md' with { type: 'file' };
import buick from './buick.md' with { type: 'file' };
import cadillac from './cadillac.md' with { type: 'file' };
import chevrolet from './chevrolet.md' with { type: 'file' };
import chrysler from './chrysler.md' with { type: 'file' };
import dodge from './dodge.md' with { type: 'file' };
import ford from './ford.md' with { type: 'file' };
import genesis from './genesis.md' with { type: 'file' };
import gmc from './gmc.md' with { type: 'file' };
import honda from './honda.md' with { type: 'file' };
import hyundai from './hyundai.md' with { type: 'file' };
import infiniti from './infiniti.md' with { type: 'file' };
import jeep from './jeep.md' with { type: 'file' };
import kia from './kia.md' with { type: 'file' };
import lexus from './lexus.md' with { type: 'file' };
import lincoln from './lincoln.md' with { type: 'file' };
import mazda from './mazda.md' with { type: 'file' };
import mercedesBenz from './mercedes-benz.md' with { type: 'file' };
import mini from './mini.md' with { type: 'file' };
import mitsubishi from './mitsubishi.md' with { type: 'file' };
import nissan from './nissan.md' with { type: 'file' };
import ram from './ram.md' with { type: 'file' };
import subaru from './subaru.md' with { type: 'file' };
import tesla from './tesla.md' with { type: 'file' };
import toyota from './toyota.md' with { type: 'file' };
import volkswagen from './volkswagen.md' with { type: 'file' };
import volvo from './volvo.md' with { type: 'file' };

/** A make, its file of the guide, and where that lies. */
export const makes: readonly { name: string; file: string; path: string }[] = [
  { name: 'Acura', file: 'acura.md', path: acura },
  { name: 'Audi', file: 'audi.md', path: audi },
  { name: 'BMW', file: 'bmw.md', path: bmw },
  { name: 'Buick', file: 'buick.md', path: buick },
  { name: 'Cadillac', file: 'cadillac.md', path: cadillac },
  { name: 'Chevrolet', file: 'chevrolet.md', path: chevrolet },
  { name: 'Chrysler', file: 'chrysler.md', path: chrysler },
  { name: 'Dodge', file: 'dodge.md', path: dodge },
  { name: 'Ford', file: 'ford.md', path: ford },
  { name: 'Genesis', file: 'genesis.md', path: genesis },
  { name: 'GMC', file: 'gmc.md', path: gmc },
  { name: 'Honda', file: 'honda.md', path: honda },
  { name: 'Hyundai', file: 'hyundai.md', path: hyundai },
  { name: 'Infiniti', file: 'infiniti.md', path: infiniti },
  { name: 'Jeep', file: 'jeep.md', path: jeep },
  { name: 'Kia', file: 'kia.md', path: kia },
  { name: 'Lexus', file: 'lexus.md', path: lexus },
  { name: 'Lincoln', file: 'lincoln.md', path: lincoln },
  { name: 'Mazda', file: 'mazda.md', path: mazda },
  { name: 'Mercedes-Benz', file: 'mercedes-benz.md', path: mercedesBenz },
  { name: 'MINI', file: 'mini.md', path: mini },
  { name: 'Mitsubishi', file: 'mitsubishi.md', path: mitsubishi },
  { name: 'Nissan', file: 'nissan.md', path: nissan },
  { name: 'Ram', file: 'ram.md', path: ram },
  { name: 'Subaru', file: 'subaru.md', path: subaru },
  { name: 'Tesla', file: 'tesla.md', path: tesla },
  { name: 'Toyota', file: 'toyota.md', path: toyota },
  { name: 'Volkswagen', file: 'volkswagen.md', path: volkswagen },
  { name: 'Volvo', file: 'volvo.md', path: volvo },
];
