/** What people type around a dealership, by side of the store; not the list of any other test. */
const lists: Readonly<Record<string, string>> = {
  sales:
    'labor day car sale|presidents day truck deals|black friday car deals|' +
    'year end clearance event|end of year truck sale|4th of july suv deals|new year car sale|' +
    'memorial day suv specials|christmas car sale|best month to buy a car|' +
    'when do new models come out|model year end sale|best time to buy a used truck|' +
    'holiday sales on suvs|end of the month car deals|leftover 2025 models|' +
    'lease specials near me|rebates and incentives|military discount cars|' +
    'college graduate car discount|first responder discount',
  service:
    'oil change|oil change coupon near me|synthetic oil change cost|how often to change oil|' +
    'tire rotation near me|tire rotation cost|wheel alignment cost|' +
    'signs you need an alignment|brake pads replacement|brake fluid flush|squeaking brakes|' +
    'brake inspection near me|car battery replacement|how long does a car battery last|' +
    'battery test near me|transmission fluid change|transmission service|coolant flush|' +
    'cabin air filter replacement|engine air filter|air conditioning repair|ac recharge|' +
    'ac not blowing cold|wiper blades|headlight restoration|headlight bulb replacement|' +
    'check engine light on|tpms light|battery light on dashboard|recall check by vin|' +
    'airbag recall|open recalls|winter tires vs all season|when to put on snow tires|' +
    'all weather tires|studded tires|tire tread depth|how long do tires last|' +
    'tire size explained|flat tire repair|service department near me|express service|' +
    'loaner car|auto repair shop|collision repair|dent repair|car detailing|ceramic coating|' +
    'oem parts|genuine parts vs aftermarket|car maintenance schedule|30000 mile service|' +
    '60000 mile service|spark plug replacement|serpentine belt|fuel filter replacement|' +
    'how to jump start a car|car won t start|windshield wiper fluid|winterize my car|' +
    'car storage tips|interior cleaning|spring car care|road trip checklist|' +
    'multi point inspection|state inspection|emissions test',
  money:
    'lease vs finance|lease vs buy a truck|how does leasing work|end of lease options|' +
    'lease buyout|lease mileage limits|early lease termination|car loan rates|' +
    'how do car loans work|72 month car loan|refinance car loan|pre approval car loan|' +
    'bad credit auto financing|no credit car loan|what credit score to buy a car|' +
    'cosigner car loan|buy here pay here lots|zero down car deals|' +
    'how much down payment on a car|trade in value|what is my trade worth|' +
    'trade in with negative equity|trade in a car with a loan|sell my truck|' +
    'sell my car online|instant cash offer|car appraisal|out the door price|' +
    'dealer fees explained|doc fee|sales tax on a used car|extended warranty worth it|' +
    'service contract|gap insurance|powertrain warranty|title transfer|lost title|' +
    'car registration|what documents to buy a car|temporary tags|' +
    'car insurance for new drivers|ev tax credit|used ev tax credit|section 179 vehicles|' +
    'how to negotiate a car price|msrp vs invoice|monthly payment on a 40000 car|' +
    'clean title vs rebuilt title|salvage title cars',
  choosing:
    'used cars|new cars|used trucks for sale|used suvs under 20000|cars under 15000|' +
    'best used cars under 10000|trucks under 40000|used sedans|certified pre-owned trucks|' +
    'certified pre owned vs used|is certified worth it|new vs used car|' +
    'buying a used car checklist|used car inspection checklist|carfax report|' +
    'vehicle history check|flood damaged cars|accident history|odometer rollback|' +
    'high mileage used cars|how many miles is too many|first car for teenager|' +
    'first time car buyer|best car for college student|family suv|best 3 row suv|' +
    'cars with third row seating|minivan vs suv|sedan vs suv|truck vs suv|' +
    'best cars for commuting|fuel efficient cars|hybrid suvs|plug in hybrid vs hybrid|' +
    'how do hybrids work|hybrid battery life|are hybrids worth it|electric cars near me|' +
    'ev charging at home|level 2 charger installation|ev range in winter|electric vs hybrid|' +
    'diesel trucks|work trucks|cargo vans for business|commercial trucks|convertibles|' +
    'awd vs 4wd|awd vs fwd in snow|best cars for snow|off road suvs|ground clearance|' +
    'towing capacity|how much can a half ton truck tow|payload vs towing|' +
    'trailer brake controller|tow package|car safety features|blind spot monitoring|' +
    'adaptive cruise control|crash test ratings|car seat installation|' +
    'how to install a car seat|apple carplay|wireless android auto|backup camera|' +
    'head up display|self driving cars|turbo engine pros and cons|cvt transmission|' +
    'v6 vs 4 cylinder|truck bed sizes|cab sizes|cargo space suv|dog friendly cars|' +
    'easy to get in and out cars|car colors|most popular car color|test drive tips|' +
    'what to look for on a test drive|car reliability|depreciation',
  models:
    'toyota camry|toyota camry for sale|used toyota camry|2026 toyota camry trims|' +
    'toyota camry mpg|toyota camry reliability|toyota camry lease|toyota camry colors|' +
    'chevrolet equinox|chevy equinox towing capacity|equinox cargo space|equinox awd|' +
    'equinox vs rav4|used chevrolet equinox|chevy equinox trims|equinox safety features|' +
    'ford f-150|ford f150 payload|f-150 bed length|f-150 engines|used f-150 under 30000|' +
    'f-150 vs silverado|silverado 1500 trims|chevy silverado towing capacity|' +
    'silverado 1500 for sale near me|honda cr-v hybrid|honda cr-v cargo space|cr-v vs rav4|' +
    'honda cr-v oil change|rav4 hybrid mpg|toyota rav4 hybrid price|rav4 hybrid awd|' +
    'tesla model 3 range|chevy bolt euv charging|bolt euv battery warranty|honda civic mpg|' +
    'toyota tacoma towing capacity|toyota tacoma vs ford ranger|jeep wrangler off road|' +
    'kia telluride third row|hyundai tucson hybrid|ram 1500 vs f-150|' +
    'nissan rogue reliability|subaru outback ground clearance|honda odyssey vs toyota sienna|' +
    'mazda cx-5 awd|gmc sierra 1500|ford bronco for sale|toyota highlander seating|' +
    'honda pilot maintenance schedule|which years of toyota tacoma are best|' +
    'how long do honda cr-vs last',
  place:
    'car dealership near me|used car dealer duluth|chevrolet dealer near me|' +
    'truck dealer near me|car dealers open sunday|dealership hours|' +
    'toyota service center near me|car lots near me|test drive near me|' +
    'schedule service appointment|used cars duluth mn|where to buy a used truck in duluth',
  questions:
    'how long does an oil change take|how often should i rotate my tires|' +
    'should i lease or buy|can i trade in a car that is not paid off|' +
    'what is a certified pre owned car|how do i sell my car to a dealer|' +
    'is it better to buy new or used|how does all wheel drive work|' +
    'what does the check engine light mean|how much does it cost to charge an ev|' +
    'do i need winter tires with awd|what credit score do i need for a car loan|' +
    'how long do brake pads last|what is gap insurance|why is my ac not cold|' +
    'how to check tire pressure|how to read a tire size|can you negotiate at a dealership|' +
    'what should i bring to buy a car|how many miles should a used car have',
};

export const searchedKeywords: readonly string[] = Object.values(lists).flatMap((list) =>
  list.split('|'),
);
