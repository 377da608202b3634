import type { en } from '../en.ts';

export const find: typeof en.find = {
  title: 'Buscar',
  subtitle:
    'Artículos por título, vehículos por nombre, número de inventario o VIN, ideas por palabra.',
  field: 'Artículos, vehículos, ideas',
  start: 'Escriba lo que busca',
  startText: 'La tecla «/» le trae aquí desde toda página que no tenga su propia búsqueda.',
  noneTitle: 'No se encontró nada',
  none: 'Pruebe con menos palabras o con otra grafía.',
  vehicles: 'Vehículos',
  stockNumber: (number) => `Número de inventario ${number}`,
  writeAbout: 'Escribir sobre él',
  writeAboutOf: (name) => `Escribir sobre él: ${name}`,
  research: 'Investigación',
  suggestions: 'Sugerencias',
  more: 'Ver todo',
};
