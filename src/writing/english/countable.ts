/** Nouns of keywords that take "a": in "oil change near me" it is an oil change. */
export const countable: ReadonlySet<string> = new Set(
  (
    'change coupon loan lease payment lookup check inspection rotation alignment car truck suv ' +
    'sedan van minivan vehicle battery report drive test estimate quote appraisal program sale ' +
    'event plan calculator deal dealer dealership mechanic title key camera hitch score special ' +
    'discount rebate refund credit crossover hybrid ev coupe convertible wagon hatchback pickup ' +
    'checklist schedule appointment flush recharge replacement rental loaner tune-up contract ' +
    'buyout trade-in guide remote warranty filter kit charger cover tire windshield bumper spare ' +
    'pre-approval preapproval cosigner co-signer bill transfer offer job career technician ' +
    'light code leak tow shop center garage store department top roof rack liner sticker ' +
    'controller ' +
    'axle monitor sensor bearing belt pump alternator starter radiator thermostat converter ' +
    'camper trailer boat strut shock seat fob fuse relay hose gasket muffler plow lift winch ' +
    'wash decoder finder estimator checker review 5-seater 6-seater 7-seater 8-seater ' +
    'beater 2-door 3-door 4-door 5-door two-door four-door'
  ).split(' '),
);

/** More of them, which stand as the object of what is done: "remove a scratch from a car". */
export const things: ReadonlySet<string> = countable.union(
  new Set(
    (
      'transmission engine motorcycle teenager student seller scratch dent chip crack stain ' +
      'fee lien vin license permit plate accident hood door window mirror bulb headlight ' +
      'taillight latch lock switch knob handle visor antenna fender tailgate sunroof moonroof ' +
      'screen display stereo radio speaker jack socket outlet plug coil injector ' +
      'compressor condenser evaporator caliper rotor pad catalyst clutch flywheel differential ' +
      'driveshaft joint arm rod bushing bolt nut lug stud wheel rim hubcap cap valve tank hatch ' +
      'heater blower fan motor module computer ecu wiper blade jacket cable clamp cord adapter ' +
      'balance statement bank lender member buyer owner driver parent child family beginner ' +
      'senior person commute ' +
      'veteran recall claim refund settlement salvage wreck cooler fridge tent dog pet crate ' +
      'bike canoe kayak wheelchair stroller caravan horse rv atv motorhome package ' +
      'preowned deposit downpayment voucher grant reservation consultation walkaround ' +
      'history odometer speedometer gauge code scanner reader tool wrench'
    ).split(' '),
  ),
);
