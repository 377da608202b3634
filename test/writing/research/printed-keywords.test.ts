import { describe, expect, test } from 'bun:test';
import { nearMeIn } from '../../../src/writing/research/reading/normalise.ts';
import { researchedBrief } from '../../support/researched-brief.ts';

function titleOf(keyword: string): string {
  return researchedBrief(keyword, { articleId: keyword }).title ?? '';
}

describe('a keyword is printed', () => {
  test.each([
    ['how to pair iphone to car', /pair iPhone/],
    ['bad vvt solenoid', /^Bad VVT solenoid/],
    ['service stabilitrak', /^Service StabiliTrak/],
    ['toyota 0w16 vs 0w-20 can i use', 'Toyota 0W-16 vs. 0W-20: which can I use?'],
    [
      'hyundai tucson hybrid or plug in hybrid which one should i get',
      'Hyundai Tucson Hybrid or plug-in hybrid: which one should I get?',
    ],
    ['ford bronco sasquatch package what is it', 'Ford Bronco Sasquatch package: what is it?'],
    ['winter tires when to put on ontario', 'Winter tires: when to put them on in Ontario'],
    ['coolant flush how often 2017 accord', 'Coolant flush: how often on a 2017 Accord?'],
    ['payment on 30000 for 60 months', 'Payment on $30,000 for 60 months'],
    ['45k truck loan payment 72 months', '$45,000 truck loan payment 72 months'],
    ['car payment with 90000 miles', /^Car payment with 90,000 miles/],
    ['how much is a 60k service toyota tundra', 'How much is a 60k service for a Toyota Tundra?'],
    ['5.7 hemi spark plugs how many', '5.7 HEMI spark plugs: how many?'],
    ['oil change near me how long does it take', 'Oil change: how long does it take?'],
    ['honda timing belt replacement cost pilot', /^Honda Pilot timing belt replacement cost/],
    ['how long to warm up car in winter', 'How long should I warm up my car in winter?'],
    ['car detailing how often', 'Car detailing: how often?'],
    ['what does a1 service mean honda', 'What does A1 service mean on a Honda?'],
    ['how to winterize a car you store outside', 'How do I winterize a car I store outside?'],
    ['how often oil change honda civic', 'How often do I need an oil change for a Honda Civic?'],
    ['ac recharge cost 2015 altima', /^2015 Altima AC recharge cost/],
    ['paint protection film cost', /^Paint protection film cost/],
    ['replace windshield cost', /^Cost to replace a windshield/],
    ['toyota sienna awd worth it', 'Toyota Sienna AWD: is it worth it?'],
    ['hail damaged cars worth it', 'Hail damaged cars: are they worth it?'],
    ['ram 1500 ecodiesel good or bad', 'Ram 1500 EcoDiesel: good or bad?'],
    ['headlights foggy how to fix', 'Headlights foggy: how to fix them'],
    ['snow tires required by law canada', 'Snow tires: are they required by law in Canada?'],
    ['honda civic ex vs ex-l difference', 'Honda Civic EX vs. EX-L: the difference'],
    ['are hybrids worth it', 'Are hybrids worth it?'],
    ['acura rdx premium gas required', 'Acura RDX premium gas: is it required?'],
    ['texas state inspection still required', 'Texas state inspection: is it still required?'],
    ['hurricane flooded cars how to spot', 'Hurricane flooded cars: how to spot them'],
    [
      'carfax canada report what does a lien mean',
      /^Carfax Canada report: what does a lien mean\?/,
    ],
    ['diesel vs gas truck which one for towing', /^Diesel vs. gas truck: which one for towing/],
    ['what documents to buy a car', 'What documents do I need to buy a car?'],
    ['what years to avoid ford escape', /^Ford Escape years to avoid/],
    ['toyota rav4 hybrid real world mpg', /^Toyota RAV4 Hybrid real-world MPG/],
  ])('"%s" with what it asks at the end as a question', (keyword, title) => {
    expect(titleOf(keyword)).toEqual(
      typeof title === 'string' ? title : expect.stringMatching(title),
    );
  });

  test.each([
    ['safety inspection ontario cost', /^Safety inspection cost in Ontario/],
    [
      'windshield replacement florida free with insurance',
      /^Windshield replacement in Florida: is/,
    ],
    ['hst on used car private sale ontario', /^HST on a private used car sale in Ontario/],
    ['dealer doc fee texas', /^Dealer doc fee in Texas/],
    ['how to get out of a car lease early canada', /car lease early in Canada\?$/],
    ['used chevy colorado', /^Used Chevy Colorado/],
    ['used trucks duluth under 25000', /^Used trucks in Duluth under \$25,000/],
  ])('"%s" with its place where a person puts it', (keyword, title) => {
    expect(titleOf(keyword)).toMatch(title);
  });

  test.each([
    ['jeep gladiator tow capacity rubicon', /^Jeep Gladiator Rubicon tow capacity/],
    ['windshield wiper size honda civic 2019', /^2019 Honda Civic windshield wiper size/],
    ['ev battery replacement cost tesla', /^Tesla EV battery replacement cost/],
    ['best lease deals this month toyota', /^Best Toyota lease deals this month/],
    ['2015 jeep grand cherokee problems years to avoid', /problems and years to avoid$/],
    ['toyota tacoma trd sport vs off road', /^Toyota Tacoma TRD Sport vs. TRD Off-Road/],
    ['best year for honda odyssey', /^Best year for the Honda Odyssey/],
  ])('"%s" in the order in which people say it', (keyword, title) => {
    expect(titleOf(keyword)).toMatch(title);
  });

  test.each([
    ['p0420 code', /^P0420 code/],
    ['car won t start', /^Car won't start/],
    ['camry awd vs fwd snow', /^Camry AWD vs. FWD in snow/],
    ['honda b16 service code', /^Honda B16 service code/],
    ['ontario safety certificate used car', /^Ontario safety certificate for a used car/],
    ['nebraska sales tax trade in credit', /^Nebraska sales tax trade-in credit/],
    ['monthly payment on a 40000 car', /^Monthly payment on a \$40,000 car/],
    ['best first car for a 16 year old', /^Best first car for a 16-year-old/],
    ['72 vs 84 month car loan', /^72- vs. 84-month car loan/],
    ['minivan with captains chairs', /^Minivan with captain's chairs/],
  ])('"%s" with its codes and hyphens', (keyword, title) => {
    expect(titleOf(keyword)).toMatch(title);
  });

  test('under no title that the page may not keep', () => {
    const keywords = [
      'doc fee',
      'lease vs buy',
      'car title',
      'best month to buy a car',
      'depreciation',
    ];
    for (const keyword of keywords) {
      for (const articleId of ['a', 'b', 'c', 'd']) {
        expect(researchedBrief(keyword, { articleId }).title).not.toMatch(
          /guide for|should know|suits you|plain answer|through the year/,
        );
      }
    }
  });
});

test.each([
  ['what year ram 1500 hemi to avoid', /^Ram 1500 HEMI years to avoid/],
  ['which years of the f150 ecoboost should i avoid', /^F-150 EcoBoost years to avoid/],
])('"%s" asks for the years to avoid', (keyword, title) => {
  expect(titleOf(keyword)).toMatch(title);
});

test('"by me" is a place, but not where somebody has done something', () => {
  const title = titleOf('cars with low miles for sale by me cheap');
  expect(title).toMatch(/cars with low miles/i);
  expect(title).not.toContain('by me');
  expect(nearMeIn('used trucks by me')).toBe('used trucks near me');
  expect(nearMeIn('brakes done by me')).toBe('brakes done by me');
});
