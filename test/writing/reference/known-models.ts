/** What anybody can look up of a model year; liters, trims that are among those filed. */
export type Known = {
  car: readonly [make: string, model: string, year: number];
  liters?: readonly number[];
  powers?: readonly string[];
  trims?: readonly string[];
  body?: string;
  rows?: number;
  /** Whether it was sold with four driven wheels. */
  isFourDriven?: boolean;
};

export const knownModels: readonly Known[] = [
  {
    car: ['Toyota', 'Camry', 2024],
    liters: [2.5, 3.5],
    powers: ['gasoline', 'hybrid'],
    trims: ['LE', 'SE', 'XLE', 'XSE'],
    body: 'sedan',
    rows: 2,
    isFourDriven: true,
  },
  { car: ['Toyota', 'Camry', 2025], liters: [2.5], powers: ['hybrid'], body: 'sedan' },
  { car: ['Toyota', 'Highlander', 2023], liters: [2.4, 2.5], body: 'suv', isFourDriven: true },
  { car: ['Toyota', 'Highlander', 2016], powers: ['gasoline', 'hybrid'], body: 'suv' },
  { car: ['Toyota', 'RAV4 Hybrid', 2023], liters: [2.5], powers: ['hybrid'], isFourDriven: true },
  { car: ['Toyota', 'Tacoma', 2022], liters: [2.7, 3.5], body: 'truck', isFourDriven: true },
  { car: ['Toyota', 'Corolla', 2014], liters: [1.8], body: 'sedan', isFourDriven: false },
  { car: ['Toyota', 'Sienna', 2022], liters: [2.5], powers: ['hybrid'], body: 'minivan' },
  { car: ['Toyota', 'Prius', 2015], liters: [1.8], powers: ['hybrid'] },
  {
    car: ['Honda', 'Accord', 2022],
    liters: [1.5, 2],
    trims: ['LX', 'EX-L', 'Touring'],
    body: 'sedan',
    isFourDriven: false,
  },
  { car: ['Honda', 'CR-V', 2023], liters: [1.5, 2], powers: ['gasoline', 'hybrid'], rows: 2 },
  { car: ['Honda', 'Civic', 2024], liters: [1.5, 2], trims: ['LX', 'EX'], isFourDriven: false },
  { car: ['Honda', 'Pilot', 2023], liters: [3.5], trims: ['LX', 'EX-L', 'Elite'], body: 'suv' },
  { car: ['Honda', 'Odyssey', 2013], liters: [3.5], isFourDriven: false },
  { car: ['Honda', 'Fit', 2012], liters: [1.5] },
  {
    car: ['Ford', 'F-150', 2024],
    liters: [2.7, 3.5, 5],
    body: 'truck',
    isFourDriven: true,
  },
  { car: ['Ford', 'F-150', 2012], liters: [3.5, 3.7, 5, 6.2], isFourDriven: true },
  { car: ['Ford', 'Mustang', 2014], liters: [3.7, 5, 5.8], isFourDriven: false },
  { car: ['Ford', 'Escape', 2013], liters: [1.6, 2, 2.5], isFourDriven: true },
  { car: ['Ford', 'Mustang Mach-E', 2023], powers: ['electric'] },
  {
    car: ['Chevrolet', 'Silverado 1500', 2022],
    liters: [2.7, 3, 5.3, 6.2],
    powers: ['gasoline', 'diesel'],
    trims: ['Custom', 'LT', 'RST', 'High Country', 'ZR2'],
    body: 'truck',
    isFourDriven: true,
  },
  { car: ['Chevrolet', 'Equinox', 2024], liters: [1.5], trims: ['LS', 'LT', 'RS', 'Premier'] },
  { car: ['Chevrolet', 'Malibu', 2013], liters: [2, 2.4, 2.5], body: 'sedan', isFourDriven: false },
  { car: ['Chevrolet', 'Volt', 2014], powers: ['plug_in_hybrid'] },
  { car: ['GMC', 'Sierra 1500', 2022], body: 'truck', isFourDriven: true },
  {
    car: ['Jeep', 'Wrangler', 2023],
    liters: [2, 3.6, 6.4],
    trims: ['Sport', 'Sahara', 'Rubicon'],
    body: 'suv',
    isFourDriven: true,
  },
  { car: ['Jeep', 'Wrangler', 2014], liters: [3.6], isFourDriven: true },
  { car: ['Jeep', 'Grand Cherokee', 2014], liters: [3, 3.6, 5.7, 6.4], isFourDriven: true },
  { car: ['Ram', '1500', 2023], liters: [3.6, 5.7, 6.2], body: 'truck', isFourDriven: true },
  { car: ['Dodge', 'Challenger', 2014], liters: [3.6, 5.7, 6.4], isFourDriven: false },
  { car: ['Subaru', 'Outback', 2024], liters: [2.4, 2.5], rows: 2, isFourDriven: true },
  { car: ['Subaru', 'Forester', 2015], liters: [2, 2.5], isFourDriven: true },
  { car: ['Nissan', 'Rogue', 2024], trims: ['S', 'SV', 'SL', 'Platinum'], body: 'suv' },
  { car: ['Nissan', 'Leaf', 2014], powers: ['electric'], isFourDriven: false },
  { car: ['Hyundai', 'Tucson', 2024], liters: [1.6, 2.5], trims: ['SE', 'SEL', 'Limited'] },
  { car: ['Hyundai', 'Sonata', 2012], liters: [2, 2.4], body: 'sedan', isFourDriven: false },
  { car: ['Kia', 'Telluride', 2023], liters: [3.8], body: 'suv' },
  { car: ['Mazda', 'CX-5', 2015], liters: [2, 2.5], isFourDriven: true },
  { car: ['BMW', '3 Series', 2022], trims: ['330i', 'M340i'], body: 'sedan', isFourDriven: true },
  { car: ['Tesla', 'Model 3', 2023], powers: ['electric'], rows: 2 },
  { car: ['Volkswagen', 'Jetta', 2014], liters: [1.4, 1.8, 2], isFourDriven: false },
  { car: ['Lexus', 'RX', 2023], body: 'suv' },
  { car: ['Acura', 'MDX', 2014], liters: [3.5], isFourDriven: true },
  { car: ['Cadillac', 'Escalade', 2014], liters: [6.2], isFourDriven: true },
];
