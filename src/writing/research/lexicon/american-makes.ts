import type { Make } from './make.ts';

export const americanMakes: readonly Make[] = [
  {
    name: 'Chevrolet',
    aliases: ['chevy', 'chev', 'chevorlet', 'chevrolets', 'chevys'],
    models: {
      suv:
        'Equinox|Equinox EV*|Traverse|Trailblazer|Trax|Blazer|Blazer EV*|Tahoe|Suburban|' +
        'Captiva Sport~|Bolt EUV*~',
      truck:
        'Silverado 1500|Silverado 2500HD|Silverado 3500HD|Silverado EV*|Colorado|Avalanche~|' +
        'Silverado 4500HD|SSR~',
      sedan: 'Malibu~|Impala~|Cruze~|Sonic~|SS~|Volt~|Caprice~|Cobalt~',
      coupe: 'Camaro~|Corvette=Vette',
      hatchback: 'Spark~|Bolt EV*~|Bolt*|Aveo~|HHR~',
      van: 'Express 2500|Express 3500|City Express~|Express|BrightDrop*',
    },
  },
  {
    name: 'GMC',
    models: {
      suv: 'Acadia|Terrain|Yukon|Yukon XL|Hummer EV SUV*|Envoy~',
      truck:
        'Sierra 1500|Sierra 2500HD|Sierra 3500HD|Sierra EV*|Canyon|Hummer EV Pickup*|Hummer EV*',
      van: 'Savana 2500|Savana 3500|Savana',
    },
  },
  {
    name: 'Buick',
    models: {
      suv: 'Enclave|Encore~|Encore GX|Envision|Envista',
      sedan: 'LaCrosse~|Regal~|Verano~|Lucerne~',
      wagon: 'Regal TourX~',
      convertible: 'Cascada~',
    },
  },
  {
    name: 'Cadillac',
    aliases: ['caddy', 'cadillacs'],
    models: {
      suv: 'Escalade|Escalade ESV|Escalade IQ*|Lyriq*|Optiq*|Vistiq*|SRX~|XT4~|XT5|XT6~',
      sedan: 'ATS~|CT4|CT5|CT6~|CTS~|XTS~|DTS~|Celestiq*',
      coupe: 'ELR~',
    },
  },
  {
    name: 'Ford',
    aliases: ['fords'],
    models: {
      suv:
        'Escape|Explorer|Expedition|Expedition Max|Bronco|Bronco Sport|Edge~|EcoSport~|Flex~|' +
        'Mustang Mach-E=Mach-E*',
      truck:
        'F-150|F-150 Lightning*|F-250 Super Duty=Super Duty|F-350 Super Duty|' +
        'F-450 Super Duty|Ranger|Maverick|' +
        'F-250|F-350',
      sedan: 'Fusion~|Taurus~|Focus~|Fiesta~|Crown Victoria~',
      coupe: 'Mustang',
      hatchback: 'C-Max~',
      van: 'Transit|Transit Connect~|E-Transit*|Transit-150|Transit-250|Transit-350|E-Series',
    },
  },
  {
    name: 'Lincoln',
    models: {
      suv: 'Aviator|Corsair|Nautilus|Navigator|MKC~|MKT~|MKX~',
      sedan: 'Continental~|MKZ~|MKS~|Town Car~',
    },
  },
  {
    name: 'Chrysler',
    models: {
      minivan: 'Pacifica|Pacifica Hybrid|Voyager|Town & Country~',
      sedan: '300~|200~|Sebring~',
      hatchback: 'PT Cruiser~',
    },
  },
  {
    name: 'Dodge',
    models: {
      suv: 'Durango|Hornet|Journey~|Nitro~',
      sedan: 'Charger|Avenger~|Dart~|Caliber~',
      coupe: 'Challenger~|Charger Daytona*|Viper~',
      minivan: 'Grand Caravan~',
      truck: 'Dakota~',
    },
  },
  {
    name: 'Jeep',
    aliases: ['jeeps'],
    models: {
      suv:
        'Grand Cherokee|Grand Cherokee L|Cherokee|Compass|Renegade~|Wrangler|' +
        'Wrangler 4xe|Wagoneer|' +
        'Grand Wagoneer|Wagoneer S*|Recon*|Patriot~|Liberty~|Commander~|Grand Cherokee 4xe',
      truck: 'Gladiator',
    },
  },
  {
    name: 'Ram',
    aliases: ['dodge ram'],
    models: {
      truck: '1500|2500|3500|1500 Classic~|1500 REV*|Dakota',
      van: 'ProMaster|ProMaster City~|ProMaster EV*|ProMaster 1500|ProMaster 2500|ProMaster 3500',
      minivan: 'C/V~',
    },
  },
  {
    name: 'Tesla',
    aliases: ['teslas'],
    models: { sedan: 'Model 3*|Model S*', suv: 'Model X*|Model Y*', truck: 'Cybertruck*' },
  },
  { name: 'Rivian', models: { truck: 'R1T*', suv: 'R1S*|R2*|R3*' } },
  { name: 'Lucid', models: { sedan: 'Air*', suv: 'Gravity*' } },
  { name: 'Fisker', models: { suv: 'Ocean*~', sedan: 'Karma~' } },
  {
    name: 'Pontiac',
    models: { sedan: 'G6~|G8~|Grand Prix~', hatchback: 'Vibe~', coupe: 'Solstice~' },
  },
  { name: 'Saturn', models: { suv: 'Outlook~|Vue~', sedan: 'Aura~', coupe: 'Sky~' } },
  { name: 'Mercury', models: { sedan: 'Grand Marquis~|Milan~', suv: 'Mariner~|Mountaineer~' } },
  { name: 'Hummer', models: { suv: 'H2~|H3~' } },
];
