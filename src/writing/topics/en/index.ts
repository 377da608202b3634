import overview from './overview.md' with { type: 'file' };
import trims from './trims.md' with { type: 'file' };
import price from './price.md' with { type: 'file' };
import availability from './availability.md' with { type: 'file' };
import colors from './colors.md' with { type: 'file' };
import engine from './engine.md' with { type: 'file' };
import drivetrain from './drivetrain.md' with { type: 'file' };
import towing from './towing.md' with { type: 'file' };
import cargo from './cargo.md' with { type: 'file' };
import seating from './seating.md' with { type: 'file' };
import fuelEconomy from './fuel-economy.md' with { type: 'file' };
import rangeAndCharging from './range-and-charging.md' with { type: 'file' };
import hybrid from './hybrid.md' with { type: 'file' };
import safety from './safety.md' with { type: 'file' };
import technology from './technology.md' with { type: 'file' };
import offRoad from './off-road.md' with { type: 'file' };
import winterDriving from './winter-driving.md' with { type: 'file' };
import reliability from './reliability.md' with { type: 'file' };
import modelYears from './model-years.md' with { type: 'file' };
import testDrive from './test-drive.md' with { type: 'file' };
import bodyStyle from './body-style.md' with { type: 'file' };
import newOrUsed from './new-or-used.md' with { type: 'file' };
import usedInspection from './used-inspection.md' with { type: 'file' };
import vehicleHistory from './vehicle-history.md' with { type: 'file' };
import certified from './certified.md' with { type: 'file' };
import budget from './budget.md' with { type: 'file' };
import comparison from './comparison.md' with { type: 'file' };
import family from './family.md' with { type: 'file' };
import commuting from './commuting.md' with { type: 'file' };
import workUse from './work-use.md' with { type: 'file' };
import leaseOrBuy from './lease-or-buy.md' with { type: 'file' };
import leaseTerms from './lease-terms.md' with { type: 'file' };
import loanTerms from './loan-terms.md' with { type: 'file' };
import credit from './credit.md' with { type: 'file' };
import downPayment from './down-payment.md' with { type: 'file' };
import tradeIn from './trade-in.md' with { type: 'file' };
import outTheDoorPrice from './out-the-door-price.md' with { type: 'file' };
import warranty from './warranty.md' with { type: 'file' };
import serviceContract from './service-contract.md' with { type: 'file' };
import paperwork from './paperwork.md' with { type: 'file' };
import maintenanceSchedule from './maintenance-schedule.md' with { type: 'file' };
import oilChange from './oil-change.md' with { type: 'file' };
import tires from './tires.md' with { type: 'file' };
import winterTires from './winter-tires.md' with { type: 'file' };
import brakes from './brakes.md' with { type: 'file' };
import battery from './battery.md' with { type: 'file' };
import wheelAlignment from './wheel-alignment.md' with { type: 'file' };
import fluidsAndFilters from './fluids-and-filters.md' with { type: 'file' };
import airConditioning from './air-conditioning.md' with { type: 'file' };
import wipersAndLights from './wipers-and-lights.md' with { type: 'file' };
import warningLights from './warning-lights.md' with { type: 'file' };
import recalls from './recalls.md' with { type: 'file' };
import serviceVisit from './service-visit.md' with { type: 'file' };
import parts from './parts.md' with { type: 'file' };
import localStore from './local-store.md' with { type: 'file' };
import salesEvent from './sales-event.md' with { type: 'file' };
import taxCredit from './tax-credit.md' with { type: 'file' };
import interiorCare from './interior-care.md' with { type: 'file' };
import paintCare from './paint-care.md' with { type: 'file' };
import petFriendly from './pet-friendly.md' with { type: 'file' };
import firstCar from './first-car.md' with { type: 'file' };
import easyAccess from './easy-access.md' with { type: 'file' };
import roadTrip from './road-trip.md' with { type: 'file' };
import insurance from './insurance.md' with { type: 'file' };
import floodDamage from './flood-damage.md' with { type: 'file' };
import collision from './collision.md' with { type: 'file' };
import storage from './storage.md' with { type: 'file' };
import symptoms from './symptoms.md' with { type: 'file' };
import troubleCodes from './trouble-codes.md' with { type: 'file' };
import selfDriving from './self-driving.md' with { type: 'file' };
import discountPrograms from './discount-programs.md' with { type: 'file' };
import sellMyCar from './sell-my-car.md' with { type: 'file' };
import buyHerePayHere from './buy-here-pay-here.md' with { type: 'file' };
import careers from './careers.md' with { type: 'file' };
import deliveryAndOnlineBuying from './delivery-and-online-buying.md' with { type: 'file' };
import firstTimeBuyerProgram from './first-time-buyer-program.md' with { type: 'file' };
import inspectionAndEmissions from './inspection-and-emissions.md' with { type: 'file' };
import carKeys from './car-keys.md' with { type: 'file' };
import rideshare from './rideshare.md' with { type: 'file' };
import theft from './theft.md' with { type: 'file' };
import commonRepairs from './common-repairs.md' with { type: 'file' };
import memorialDay from './memorial-day.md' with { type: 'file' };
import fourthOfJuly from './fourth-of-july.md' with { type: 'file' };
import laborDay from './labor-day.md' with { type: 'file' };
import presidentsDay from './presidents-day.md' with { type: 'file' };
import blackFriday from './black-friday.md' with { type: 'file' };
import yearEndClearance from './year-end-clearance.md' with { type: 'file' };
import taxSeasonSales from './tax-season-sales.md' with { type: 'file' };

/** Every topic and theme in English, with where its text lies, in the order of research. */
export const english: readonly { file: string; path: string }[] = [
  { file: 'overview.md', path: overview },
  { file: 'trims.md', path: trims },
  { file: 'price.md', path: price },
  { file: 'availability.md', path: availability },
  { file: 'colors.md', path: colors },
  { file: 'engine.md', path: engine },
  { file: 'drivetrain.md', path: drivetrain },
  { file: 'towing.md', path: towing },
  { file: 'cargo.md', path: cargo },
  { file: 'seating.md', path: seating },
  { file: 'fuel-economy.md', path: fuelEconomy },
  { file: 'range-and-charging.md', path: rangeAndCharging },
  { file: 'hybrid.md', path: hybrid },
  { file: 'safety.md', path: safety },
  { file: 'technology.md', path: technology },
  { file: 'off-road.md', path: offRoad },
  { file: 'winter-driving.md', path: winterDriving },
  { file: 'reliability.md', path: reliability },
  { file: 'model-years.md', path: modelYears },
  { file: 'test-drive.md', path: testDrive },
  { file: 'body-style.md', path: bodyStyle },
  { file: 'new-or-used.md', path: newOrUsed },
  { file: 'used-inspection.md', path: usedInspection },
  { file: 'vehicle-history.md', path: vehicleHistory },
  { file: 'certified.md', path: certified },
  { file: 'budget.md', path: budget },
  { file: 'comparison.md', path: comparison },
  { file: 'family.md', path: family },
  { file: 'commuting.md', path: commuting },
  { file: 'work-use.md', path: workUse },
  { file: 'lease-or-buy.md', path: leaseOrBuy },
  { file: 'lease-terms.md', path: leaseTerms },
  { file: 'loan-terms.md', path: loanTerms },
  { file: 'credit.md', path: credit },
  { file: 'down-payment.md', path: downPayment },
  { file: 'trade-in.md', path: tradeIn },
  { file: 'out-the-door-price.md', path: outTheDoorPrice },
  { file: 'warranty.md', path: warranty },
  { file: 'service-contract.md', path: serviceContract },
  { file: 'paperwork.md', path: paperwork },
  { file: 'maintenance-schedule.md', path: maintenanceSchedule },
  { file: 'oil-change.md', path: oilChange },
  { file: 'tires.md', path: tires },
  { file: 'winter-tires.md', path: winterTires },
  { file: 'brakes.md', path: brakes },
  { file: 'battery.md', path: battery },
  { file: 'wheel-alignment.md', path: wheelAlignment },
  { file: 'fluids-and-filters.md', path: fluidsAndFilters },
  { file: 'air-conditioning.md', path: airConditioning },
  { file: 'wipers-and-lights.md', path: wipersAndLights },
  { file: 'warning-lights.md', path: warningLights },
  { file: 'recalls.md', path: recalls },
  { file: 'service-visit.md', path: serviceVisit },
  { file: 'parts.md', path: parts },
  { file: 'local-store.md', path: localStore },
  { file: 'sales-event.md', path: salesEvent },
  { file: 'tax-credit.md', path: taxCredit },
  { file: 'interior-care.md', path: interiorCare },
  { file: 'paint-care.md', path: paintCare },
  { file: 'pet-friendly.md', path: petFriendly },
  { file: 'first-car.md', path: firstCar },
  { file: 'easy-access.md', path: easyAccess },
  { file: 'road-trip.md', path: roadTrip },
  { file: 'insurance.md', path: insurance },
  { file: 'flood-damage.md', path: floodDamage },
  { file: 'collision.md', path: collision },
  { file: 'storage.md', path: storage },
  { file: 'symptoms.md', path: symptoms },
  { file: 'trouble-codes.md', path: troubleCodes },
  { file: 'self-driving.md', path: selfDriving },
  { file: 'discount-programs.md', path: discountPrograms },
  { file: 'sell-my-car.md', path: sellMyCar },
  { file: 'buy-here-pay-here.md', path: buyHerePayHere },
  { file: 'careers.md', path: careers },
  { file: 'delivery-and-online-buying.md', path: deliveryAndOnlineBuying },
  { file: 'first-time-buyer-program.md', path: firstTimeBuyerProgram },
  { file: 'inspection-and-emissions.md', path: inspectionAndEmissions },
  { file: 'car-keys.md', path: carKeys },
  { file: 'rideshare.md', path: rideshare },
  { file: 'theft.md', path: theft },
  { file: 'common-repairs.md', path: commonRepairs },
  { file: 'memorial-day.md', path: memorialDay },
  { file: 'fourth-of-july.md', path: fourthOfJuly },
  { file: 'labor-day.md', path: laborDay },
  { file: 'presidents-day.md', path: presidentsDay },
  { file: 'black-friday.md', path: blackFriday },
  { file: 'year-end-clearance.md', path: yearEndClearance },
  { file: 'tax-season-sales.md', path: taxSeasonSales },
];
