/**
 * Advertisements in the words of dealers, one for each wording that a rule has to know. Those that
 * must pass are complete; of the others each lacks or says one thing.
 */
export type VariedAd = { text: string; state?: string };

/** Not one of them may get an error. */
export const completeWordings: readonly VariedAd[] = [
  {
    text:
      '2024 Honda CR-V EX, stock # H2231A, VIN ending 004352. Sale price $31,995 ' +
      'includes all dealer fees. Plus tax, title and registration. Offer ends ' +
      '12/31/2026.',
  },
  {
    text:
      'New 2026 Toyota Camry SE, stock # T10231, MSRP $32,450. Sale price $30,995 plus ' +
      'tax, title and government fees. Includes $347.26 documentary fee. Ends ' +
      '12/31/2026.',
  },
  {
    text:
      'Own it for $412.55 a month for 72 months at 5.9% APR with $2,500 down. With ' +
      'approved credit. Stock # A12345.',
  },
  {
    text:
      '2.9% APR for 60 months for well-qualified buyers, $17.92 per month per $1,000 ' +
      'financed, no down payment required, in lieu of rebate. Ends January 4, 2027.',
  },
  {
    text:
      '0% APR financing for 48 months, $20.83 per month per $1,000 financed with $0 ' +
      'down for well-qualified buyers. Cannot be combined with customer cash. Offer ' +
      'ends 1/4/2027.',
  },
  {
    text:
      'Lease a 2026 RAV4 XLE for $329 per month for 36 months. $3,499 due at signing ' +
      'includes first month payment, $2,475 down payment and $695 acquisition fee. No ' +
      'security deposit required. 12,000 miles per year, $0.15 per mile over. Taxes, ' +
      'title and registration extra. Ends 1/4/2027.',
  },
  {
    text:
      'Lease special: $0 due at signing, $459/mo for 39 months, no security deposit, ' +
      '10,000 miles/year. Well-qualified lessees. Expires 12/31/2026.',
  },
  {
    text:
      'Lease for one ninety-nine a month, thirty-six months, nineteen ninety-nine due ' +
      'at signing, zero security deposit, ten thousand miles a year.',
  },
  {
    text:
      'Sign and drive: $499 a month for 36 months, $0 total due at signing, no security ' +
      'deposit, 10,000 miles per year lease. Offer ends 12/31/26.',
  },
  {
    text:
      '$500 military rebate available to active-duty members and veterans; not included ' +
      'in the advertised price.',
  },
  {
    text:
      'College graduates may be eligible for a $500 rebate with proof of graduation. It ' +
      'is not included in our prices.',
  },
  {
    text:
      'Current Honda owners may qualify for $750 loyalty cash in addition to the sale ' +
      'price. See store for eligibility.',
  },
  {
    text:
      'Price $28,450 after $1,500 factory rebate available to all buyers. Includes all ' +
      'dealer fees. Stock # C4412. Ends 12/31/2026.',
  },
  {
    text:
      'Honda-Certified 2023 Accord EX-L, stock # U3310, $25,495, price includes dealer ' +
      'fees, plus tax and tags. 182-point inspection; check open recalls at ' +
      'nhtsa.gov/recalls. See dealer for warranty details.',
  },
  {
    text:
      'Clean CARFAX: view the CARFAX vehicle history report on this page. One owner per ' +
      'CARFAX.',
  },
  {
    text: 'Optional paint protection is available for $799; you may decline it.',
  },
  {
    text: 'Price includes our protection package. Plus tax and title.',
  },
  {
    text:
      'Used 2022 Toyota Corolla LE, VIN ending in NP004352, $19,995. Plus government ' +
      'fees and taxes, any finance charges, any dealer document processing charge, any ' +
      'electronic filing charge, and any emission testing charge.',
    state: 'CA',
  },
  {
    text:
      '2023 Ford Escape, stock # F8812, $23,495. Price includes all dealer fees, ' +
      'excludes only tax, tag, title and registration.',
    state: 'FL',
  },
  {
    text:
      '2026 Hyundai Tucson Preferred AWD, stock # 26TU114. All-in price $38,845 plus ' +
      'HST and licensing. Price includes freight, PDI, air conditioning charge and ' +
      'OMVIC fee.',
    state: 'ON',
  },
  {
    text: 'Prix de 38 845 $. All-in price $38,845 plus GST and QST.',
    state: 'QC',
  },
  {
    text:
      '2026 Kia Sorento, stock # K26-114, $45,995 plus GST. All-in pricing, AMVIC fee ' +
      'included.',
    state: 'AB',
  },
  {
    text:
      'Finance with any lender or bring cash: the price is the same. We value your ' + 'trade-in.',
  },
  {
    text:
      'Oil change $59.95 plus tax. Includes up to 5 quarts. Must present coupon. ' +
      'Expires 12/31/2026.',
  },
  {
    text: 'Our ASE-certified technicians use OEM parts. Book online or call 555-0100.',
  },
  {
    text:
      'We have 40 years in Duluth. Come see us Saturday from nine to five. Two ' +
      'locations, one family.',
  },
  {
    text: '***** HOLIDAY HOURS ***** We close at 3 p.m. on December 24.',
  },
  {
    text:
      'The first two years of scheduled maintenance come with every new Toyota, from ' +
      'the factory.',
  },
  {
    text:
      '2026 F-150 Lariat with Tow Technology Package and Max Trailer Tow Package, stock ' +
      '# F1122, MSRP $68,450.',
  },
  {
    text:
      'Disclaimer: *Not all buyers will qualify. With approved credit through Ford ' +
      'Credit. Taxes, title and license extra.',
  },
  {
    text: 'Get $1,000 Presidents Day bonus cash available to every buyer, ends 2/20/2027.',
  },
  {
    text: '$2,500 customer cash on every 2026 Equinox, off MSRP. Take delivery by 1/4/2027.',
  },
  {
    text:
      'Buy for $24,995 or lease for $289 per month for 36 months with $2,999 due at ' +
      'signing, no security deposit, 10,000 miles per year. Price includes all dealer ' +
      'fees. Stock # Z8812.',
  },
  {
    text: 'Payments of $399 for 72 months at 6.9% APR with 10% down and approved credit.',
  },
];

/** Texts by the rule that has to speak. */
export const faultyWordings: Readonly<Record<string, readonly string[]>> = {
  'P-FEE-EXCLUDED': [
    '$24,995. Doc fee of $347.26 not included.',
    '$24,995, excludes $347.26 documentary service fee.',
    'Prices exclude tax, title, license and $398.00 dealer documentation fee.',
    'All prices plus tax, title, license and $85.00 doc. fee',
    'Sale price $18,995 + $799.99 dealer fee',
    'Plus $199.50 administrative fee, tax and tags',
    'Price does not include dealer prep charge of $295.00',
    '$21,500 (documentation fee of $225.75 extra)',
    'Documentation fee ($150.00) and electronic filing fee ($35.00) are not included.',
    'Add $347.26 doc fee.',
    'Dealer processing charge of $499.95 is additional.',
    'tax, title, license, and documentary fee of $347.26 are extra',
  ],
  'P-(?:COND-REBATE|REBATE-STACK)': [
    'Price after $1,000 conquest cash',
    '$29,995 includes $500 military bonus cash and $400 college grad',
    'Price reflects $750 first responder appreciation',
    'Includes $1,000 lease loyalty rebate',
    'Includes $500 teacher discount',
    'Net price includes $1,000 trade-in assist and $500 recent graduate bonus',
    '$500 USAA Military Rebate included',
    'Price includes returning lessee incentive of $1,500',
    'Includes all available rebates and incentives.',
    'Price is after all applicable rebates',
    'with all rebates applied you pay $22,995',
    'All rebates to dealer. $22,995.',
    '$22,995 includes all factory incentives',
    'Includes owner loyalty. Must qualify through GM Financial.',
    'Includes $1,250 Competitive Lessee Private Offer.',
    'includes $2,000 Chrysler Capital bonus cash',
    'Price includes $500 National Grad Program, $500 Military Program',
  ],
  'M-LEASE-PMT': [
    'Lease $299/mo 36 months plus tax. First payment, doc fee of $347.26 and tags due ' +
      'at signing. No security deposit.',
    'Lease $299/mo for 36 mo. $699 acquisition fee due at signing. no security deposit',
    'Lease $299/mo for 36 mo. $299 first payment plus $89 title fee due at signing; no ' +
      'security deposit',
    'Lease $299/mo for 36 mo. Tax, title, $200 registration due at signing; no security ' +
      'deposit',
  ],
  '(?:M-LEASE-PMT|Z-.*)': [
    'Lease any Rogue for two forty-nine a month!',
    'Just ninety-nine down',
    'Only a dollar down',
    'Zero percent for seventy-two months on all Ram trucks',
    'Three ninety-nine a month, no money down',
    'Finance for eighty-four months',
    'payments starting at one fifty-nine',
    'lease it with nineteen ninety-nine due at signing and two nineteen a month',
  ],
  'P-ADDON-REQ': [
    'Pro Pack ($1,995) added to all vehicles, not included in price',
    'Price does not include $1,495 Protection Package',
    'Protection package extra',
    'Advertised price excludes $999 nitrogen tire package',
    'All new vehicles include a $1,295 paint & fabric protection package not included ' +
      'in sale price',
    'Prices plus $995 theft deterrent package',
  ],
  'P-FINANCE-REQ': [
    'Sale price $24,995 requires financing through Nissan Motor Acceptance',
    '$1,500 off when you finance with us',
    'Discounted price available only to customers who finance with dealer',
    'Price of $24,995 with dealer financing only',
    'Must finance with HMF to receive $24,995 price',
    'Lease $299/mo., 36 mo., $2,999 due at signing, no security deposit. Buy: $24,995, ' +
      'must finance through HMF.',
  ],
  'V-CPO': ['This certified RAV4 is ready.', 'CERTIFIED PRE-OWNED!'],
  'H-ASTERISK': ['Only $199* per month on this Civic'],
};
