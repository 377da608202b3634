/**
 * Models that shoppers weigh against each other, by size and kind. A comparison is only asked
 * within one segment, or, for models not listed, within a body style and price band.
 */
export const segments: readonly string[] = [
  'Equinox|RAV4|CR-V|Rogue|Tucson|Sportage|Escape|Bronco Sport|CX-5|' +
    'CX-50|Forester|Tiguan|Terrain|' +
    'Outlander|Compass|Envision|RAV4 Hybrid|CR-V Hybrid|Tucson Hybrid|Sportage Hybrid|Cherokee',
  'Trax|Trailblazer|HR-V|Corolla Cross|Kona|Seltos|Kicks|Crosstrek|CX-30|Taos|Encore GX|Envista|' +
    'EcoSport|Renegade|Venue|Soul|Niro|Rogue Sport|Encore|C-HR|Eclipse Cross|Outlander Sport',
  'Traverse|Highlander|Grand Highlander|Pilot|Pathfinder|Palisade|' +
    'Telluride|Explorer|CX-90|Ascent|' +
    'Atlas|Acadia|Enclave|Sorento|Santa Fe|Grand Cherokee L|Durango|CX-9|Highlander Hybrid',
  'Blazer|Passport|Murano|Edge|Grand Cherokee|Outback|Venza|Atlas Cross Sport|Santa Fe Sport',
  'Tahoe|Expedition|Yukon|Sequoia|Armada|Wagoneer',
  'Suburban|Expedition Max|Yukon XL|Grand Wagoneer',
  'Wrangler|Bronco|4Runner|Land Cruiser|Defender',
  'Silverado 1500|F-150|1500|Sierra 1500|Tundra|Titan',
  'Silverado 2500HD|F-250 Super Duty|F-250|2500|Sierra 2500HD',
  'Silverado 3500HD|F-350 Super Duty|F-350|3500|Sierra 3500HD',
  'Colorado|Tacoma|Ranger|Frontier|Canyon|Gladiator|Ridgeline',
  'Maverick|Santa Cruz',
  'Camry|Accord|Altima|Sonata|K5|Malibu|Fusion|Legacy|Passat|Optima|Mazda6|Camry Hybrid|' +
    'Accord Hybrid|Sonata Hybrid',
  'Corolla|Civic|Sentra|Elantra|K4|Forte|Jetta|Mazda3|Impreza|Cruze|Focus|Corolla Hybrid|' +
    'Civic Hybrid|Elantra Hybrid|Prius',
  'Versa|Accent|Rio|Mirage|Yaris|Fit|Spark|Sonic|Fiesta',
  'Charger|300|Maxima|Avalon|Impala|Taurus|Crown|Stinger',
  'Mustang|Camaro|Challenger|Z|GR86|BRZ|GR Supra|MX-5 Miata',
  'Odyssey|Sienna|Carnival|Pacifica|Grand Caravan|Voyager|Sedona|Quest',
  'Model Y|Equinox EV|Blazer EV|Ioniq 5|EV6|Mustang Mach-E|ID.4|Ariya|Prologue|bZ4X|bZ|Solterra',
  'Model 3|Ioniq 6|i4|Polestar 2|Leaf|Bolt EV|Bolt EUV|Bolt|Kona Electric|Niro EV',
  'F-150 Lightning|Silverado EV|Sierra EV|R1T|Cybertruck',
  'X3|Q5|GLC|RDX|NX|XC60|QX50|XT5|GV70|Macan|Corsair|Stelvio|NX 350|F-Pace|Discovery Sport',
  'X1|Q3|GLA|GLB|UX|XC40|XT4|UX 250h|E-Pace|QX30',
  'X5|Q7|GLE|MDX|RX|XC90|QX60|XT6|GV80|Cayenne|Aviator|Nautilus|RX 350|RX 350h|TX',
  'Escalade|Navigator|QX80|LX|GLS|X7|LX 600|Range Rover',
  '3 Series|A4|C-Class|TLX|IS|Q50|S60|CT4|G70|Giulia|IS 350|IS 300',
  '5 Series|A6|E-Class|ES|S90|CT5|G80|ES 350|ES 300h',
  'Transit|Express 2500|Express 3500|Express|ProMaster|Sprinter|Savana 2500|ProMaster 2500',
];
