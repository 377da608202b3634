import type { Make } from './make.ts';

export const europeanMakes: readonly Make[] = [
  {
    name: 'Volkswagen',
    aliases: ['vw', 'volkswagon', 'volkswagens', 'vws'],
    models: {
      suv: 'Tiguan|Taos|Atlas|Atlas Cross Sport|ID.4*|Touareg~',
      sedan: 'Jetta|Jetta GLI|Passat~|Arteon~|CC~|Eos~',
      hatchback: 'Golf|Golf GTI|Golf R|GTI|e-Golf*~|Beetle~',
      wagon: 'Golf SportWagen~|Golf Alltrack~',
      van: 'ID. Buzz*',
    },
  },
  {
    name: 'BMW',
    aliases: ['bmws', 'beemer', 'bimmer'],
    models: {
      suv: 'X1|X2|X3|X4|X5|X6|X7|XM|iX*|iX3*',
      sedan: '3 Series|5 Series|7 Series|i4*|i5*|i7*|M3|M5|2 Series Gran Coupe|4 Series Gran Coupe',
      coupe: '2 Series|4 Series|8 Series|M2|M4|6 Series~|i8~',
      convertible: 'Z4',
      hatchback: 'i3~',
    },
  },
  {
    name: 'Mercedes-Benz',
    aliases: ['mercedes', 'benz', 'mercedes benz', 'merc'],
    models: {
      suv: 'GLA|GLB|GLC|GLE|GLS|G-Class|EQB*|EQE SUV*|EQS SUV*|GLK~|ML 350~',
      sedan: 'A-Class~|C-Class|E-Class|S-Class|CLA|CLS~|EQE*|EQS*|Maybach S-Class',
      coupe: 'CLE|AMG GT',
      convertible: 'SL|SLC~|SLK~',
      van: 'Sprinter|eSprinter*|Metris~',
    },
  },
  {
    name: 'Audi',
    aliases: ['audis'],
    models: {
      suv: 'Q3|Q4 e-tron*|Q5|Q6 e-tron*|Q7|Q8|Q8 e-tron*|SQ5|SQ7|SQ8|e-tron*',
      sedan: 'A3|A4|A5|A6|A7|A8|S3|S4|S5|A6 e-tron*|e-tron GT*|RS 3',
      wagon: 'A4 allroad|A6 allroad',
      coupe: 'TT~|R8~',
    },
  },
  {
    name: 'Volvo',
    aliases: ['volvos'],
    models: {
      suv: 'XC40|XC60|XC90|EX30*|EX40*|EX90*|C40*|XC40 Recharge*',
      sedan: 'S60|S90|ES90*',
      wagon: 'V60|V90|V60 Cross Country|V90 Cross Country',
    },
  },
  {
    name: 'Porsche',
    aliases: ['porsches'],
    models: {
      suv: 'Cayenne|Macan|Macan Electric*',
      sedan: 'Panamera|Taycan*',
      coupe: '911|718 Cayman|Cayman',
      convertible: '718 Boxster|Boxster',
    },
  },
  {
    name: 'Land Rover',
    aliases: ['landrover'],
    models: {
      suv:
        'Range Rover|Range Rover Sport|Range Rover Evoque|Range Rover Velar|Defender|Discovery|' +
        'Discovery Sport|LR2~|LR4~',
    },
  },
  {
    name: 'Jaguar',
    aliases: ['jag'],
    models: { suv: 'F-Pace|E-Pace~|I-Pace*', sedan: 'XE~|XF~|XJ~', coupe: 'F-Type~' },
  },
  {
    name: 'MINI',
    aliases: [],
    models: {
      suv: 'Countryman|Paceman~|Countryman Electric*',
      hatchback: 'Cooper|Cooper Hardtop|Hardtop|Cooper Clubman~|Clubman~|Cooper SE*',
      convertible: 'Cooper Convertible',
    },
  },
  {
    name: 'Alfa Romeo',
    aliases: ['alfa'],
    models: { suv: 'Stelvio|Tonale', sedan: 'Giulia', coupe: '4C~' },
  },
  {
    name: 'Fiat',
    models: { hatchback: '500|500e*|500L~', suv: '500X', convertible: '124 Spider~' },
  },
  {
    name: 'Maserati',
    models: { suv: 'Grecale|Levante', sedan: 'Ghibli|Quattroporte', coupe: 'GranTurismo' },
  },
  { name: 'Polestar', models: { sedan: 'Polestar 2*', suv: 'Polestar 3*|Polestar 4*' } },
  { name: 'Smart', models: { hatchback: 'Fortwo~' } },
  { name: 'Saab', models: { sedan: '9-3~|9-5~', suv: '9-7X~' } },
  { name: 'VinFast', models: { suv: 'VF 8*|VF 9*' } },
  { name: 'Bentley', models: { suv: 'Bentayga', coupe: 'Continental GT', sedan: 'Flying Spur' } },
  { name: 'Rolls-Royce', models: { suv: 'Cullinan', sedan: 'Ghost|Phantom', coupe: 'Spectre*' } },
  { name: 'Aston Martin', models: { suv: 'DBX', coupe: 'Vantage|DB11|DB12' } },
  { name: 'Lamborghini', models: { suv: 'Urus', coupe: 'Huracan|Aventador' } },
  { name: 'Ferrari', models: { coupe: 'Roma|296 GTB', suv: 'Purosangue' } },
];
