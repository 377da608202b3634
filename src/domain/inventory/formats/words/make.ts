import { calmCapitals } from './casing.ts';

const makes = `
  Acura, Alfa Romeo, Aston Martin, Audi, Bentley, BMW, Buick, BYD, Cadillac, Chevrolet,
  Chrysler, Citroën, Cupra, Dacia, Daewoo, Dodge, Eagle, Ferrari, FIAT, Fisker, Ford,
  Freightliner, Genesis, Geo, GMC, Harley-Davidson, Honda, Hummer, Hyundai, INEOS, Infiniti,
  International, Isuzu, Jaguar, Jeep, Karma, Kia, Lamborghini, Land Rover, Lexus, Lincoln,
  Lotus, Lucid, Maserati, Maybach, Mazda, McLaren, Mercedes-Benz, Mercury, MG, MINI,
  Mitsubishi, Nissan, Oldsmobile, Opel, Peterbilt, Peugeot, Plymouth, Polestar, Pontiac,
  Porsche, Ram, Renault, Rivian, Rolls-Royce, Saab, Saturn, Scion, SEAT, Škoda, smart, Subaru,
  Suzuki, Tesla, Toyota, VinFast, Volkswagen, Volvo, Winnebago
`
  .trim()
  .split(/,\s+/);

const nicknames: Readonly<Record<string, string>> = {
  chevy: 'Chevrolet',
  vw: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  mb: 'Mercedes-Benz',
  mercedesamg: 'Mercedes-Benz',
  landrover: 'Land Rover',
  land: 'Land Rover',
  range: 'Land Rover',
  rangerover: 'Land Rover',
  alfa: 'Alfa Romeo',
  aston: 'Aston Martin',
  rolls: 'Rolls-Royce',
  harley: 'Harley-Davidson',
  ramtruck: 'Ram',
  ramtrucks: 'Ram',
  dodgeram: 'Ram',
  gmctruck: 'GMC',
  chevrolettruck: 'Chevrolet',
  fordtruck: 'Ford',
  fordtrucks: 'Ford',
  infinity: 'Infiniti',
  mclarenautomotive: 'McLaren',
};

/** Second words of makes, which a file that cuts at the blank or hyphen puts before the model. */
const secondWords: Readonly<Record<string, RegExp>> = {
  'Alfa Romeo': /^romeo[\s-]+/i,
  'Aston Martin': /^martin[\s-]+/i,
  'Harley-Davidson': /^davidson[\s-]+/i,
  'Land Rover': /^rover[\s-]+/i,
  'Mercedes-Benz': /^benz[\s-]+/i,
  'Rolls-Royce': /^royce[\s-]+/i,
};

const byName = new Map([
  ...makes.map((make): [string, string] => [fold(make), make]),
  ...Object.entries(nicknames),
]);

/** The maker's own spelling of its name; an unknown name keeps its letters, calmed. */
export function readMake(text: string): string {
  return knownMake(text) ?? calmCapitals(text);
}

export function knownMake(text: string): string | null {
  return byName.get(fold(text)) ?? null;
}

/** The model without its make, or without the part of it that a cut left there. */
export function withoutMake(model: string, make: string): string {
  let rest = model;
  for (const start of [make, make.replace('-', ' ')]) {
    if (rest.toLowerCase().startsWith(`${start.toLowerCase()} `))
      rest = rest.slice(start.length + 1);
  }
  const second = secondWords[make];
  return (second ? rest.replace(second, '') : rest).trim() || model;
}

export function isKnownMake(text: string): boolean {
  return byName.has(fold(text));
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
