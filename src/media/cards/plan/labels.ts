import type { Drivetrain, FuelType } from '../../../../schema/records/vehicle.ts';
import type { CardLanguage } from './card-language.ts';

/** Every word of a card that comes from no fact. */
export type Labels = {
  isNew: string;
  used: string;
  certified: string;
  inTransit: string;
  priceDrop: string;
  price: string;
  was: string;
  lowered(amount: string, day: string): string;
  event: string;
  service: string;
  offer: string;
  review: string;
  customer: string;
  comparison: string;
  from(amount: string): string;
  until(day: string): string;
  span(first: string, last: string): string;
  mileage: string;
  miles: string;
  drivetrain: string;
  engine: string;
  transmission: string;
  color: string;
  interior: string;
  fuel: string;
  stock: string;
  drivetrains: Readonly<Record<Drivetrain, string>>;
  fuels: Readonly<Partial<Record<FuelType, string>>>;
  /** Of the disclaimer. */
  beforeTax: string;
  beforeTaxCanada: string;
  stockNumber(number: string): string;
  vinEnd(end: string): string;
  priceOf(day: string): string;
  certifiedBy(program: string): string;
  notYetHere: string;
};

const en: Labels = {
  isNew: 'New',
  used: 'Used',
  certified: 'Certified',
  inTransit: 'In transit',
  priceDrop: 'Price drop',
  price: 'Price',
  was: 'Was',
  lowered: (amount, day) => `Price lowered by ${amount} on ${day}`,
  event: 'Event',
  service: 'Service',
  offer: 'Offer',
  review: 'Review',
  customer: 'Customer review',
  comparison: 'Comparison',
  from: (amount) => `From ${amount}`,
  until: (day) => `Until ${day}`,
  span: (first, last) => `${first} to ${last}`,
  mileage: 'Mileage',
  miles: 'miles',
  drivetrain: 'Drivetrain',
  engine: 'Engine',
  transmission: 'Transmission',
  color: 'Color',
  interior: 'Interior',
  fuel: 'Fuel',
  stock: 'Stock number',
  drivetrains: {
    FWD: 'Front-wheel drive',
    RWD: 'Rear-wheel drive',
    AWD: 'All-wheel drive',
    '4WD': 'Four-wheel drive',
  },
  fuels: {
    gasoline: 'Gasoline',
    diesel: 'Diesel',
    hybrid: 'Hybrid',
    plug_in_hybrid: 'Plug-in hybrid',
    electric: 'Electric',
    flex: 'Flex fuel',
    hydrogen: 'Hydrogen',
    natural_gas: 'Natural gas',
    propane: 'Propane',
  },
  beforeTax: 'Price before tax, title, registration and government fees.',
  beforeTaxCanada: 'Price is plus tax and licensing.',
  stockNumber: (number) => `Stock # ${number}.`,
  vinEnd: (end) => `VIN ending in ${end}.`,
  priceOf: (day) => `Price as of ${day}.`,
  certifiedBy: (program) => `Certified by ${program}.`,
  notYetHere: 'In transit: not yet in stock, arrival subject to availability.',
};

const es: Labels = {
  isNew: 'Nuevo',
  used: 'Usado',
  certified: 'Certificado',
  inTransit: 'En camino',
  priceDrop: 'Bajó de precio',
  price: 'Precio',
  was: 'Antes',
  lowered: (amount, day) => `El precio bajó ${amount} el ${day}`,
  event: 'Evento',
  service: 'Servicio',
  offer: 'Oferta',
  review: 'Reseña',
  customer: 'Reseña de un cliente',
  comparison: 'Comparación',
  from: (amount) => `Desde ${amount}`,
  until: (day) => `Hasta el ${day}`,
  span: (first, last) => `Del ${first} al ${last}`,
  mileage: 'Millaje',
  miles: 'millas',
  drivetrain: 'Tracción',
  engine: 'Motor',
  transmission: 'Transmisión',
  color: 'Color',
  interior: 'Interior',
  fuel: 'Combustible',
  stock: 'Número de inventario',
  drivetrains: {
    FWD: 'Tracción delantera',
    RWD: 'Tracción trasera',
    AWD: 'Tracción total (AWD)',
    '4WD': 'Tracción en las cuatro ruedas',
  },
  fuels: {
    gasoline: 'Gasolina',
    diesel: 'Diésel',
    hybrid: 'Híbrido',
    plug_in_hybrid: 'Híbrido enchufable',
    electric: 'Eléctrico',
    flex: 'Combustible flexible',
    hydrogen: 'Hidrógeno',
    natural_gas: 'Gas natural',
    propane: 'Propano',
  },
  beforeTax: 'Precio antes de impuestos, título, registro y cargos del gobierno.',
  beforeTaxCanada: 'Precio más impuestos y matriculación.',
  stockNumber: (number) => `Inventario n.º ${number}.`,
  vinEnd: (end) => `VIN terminado en ${end}.`,
  priceOf: (day) => `Precio al ${day}.`,
  certifiedBy: (program) => `Certificado por ${program}.`,
  notYetHere: 'En camino: aún no está en el inventario, llegada sujeta a disponibilidad.',
};

const fr: Labels = {
  isNew: 'Neuf',
  used: 'D’occasion',
  certified: 'Certifié',
  inTransit: 'En transit',
  priceDrop: 'Baisse de prix',
  price: 'Prix',
  was: 'Avant',
  lowered: (amount, day) => `Prix réduit de ${amount} le ${day}`,
  event: 'Événement',
  service: 'Service',
  offer: 'Offre',
  review: 'Avis',
  customer: 'Avis d’un client',
  comparison: 'Comparaison',
  from: (amount) => `À partir de ${amount}`,
  until: (day) => `Jusqu’au ${day}`,
  span: (first, last) => `Du ${first} au ${last}`,
  mileage: 'Kilométrage',
  miles: 'milles',
  drivetrain: 'Rouage',
  engine: 'Moteur',
  transmission: 'Transmission',
  color: 'Couleur',
  interior: 'Intérieur',
  fuel: 'Carburant',
  stock: 'Numéro d’inventaire',
  drivetrains: {
    FWD: 'Traction avant',
    RWD: 'Propulsion',
    AWD: 'Traction intégrale',
    '4WD': 'Quatre roues motrices',
  },
  fuels: {
    gasoline: 'Essence',
    diesel: 'Diesel',
    hybrid: 'Hybride',
    plug_in_hybrid: 'Hybride rechargeable',
    electric: 'Électrique',
    flex: 'Polycarburant',
    hydrogen: 'Hydrogène',
    natural_gas: 'Gaz naturel',
    propane: 'Propane',
  },
  beforeTax: 'Prix avant taxes, titre, immatriculation et frais gouvernementaux.',
  beforeTaxCanada: 'Taxes et immatriculation en sus.',
  stockNumber: (number) => `N° d’inventaire ${number}.`,
  vinEnd: (end) => `NIV se terminant par ${end}.`,
  priceOf: (day) => `Prix au ${day}.`,
  certifiedBy: (program) => `Certifié par ${program}.`,
  notYetHere: 'En transit : pas encore en inventaire, arrivée selon la disponibilité.',
};

const all: Readonly<Record<CardLanguage, Labels>> = { en, es, fr };

export function labelsIn(language: CardLanguage): Labels {
  return all[language];
}
