import overview from './overview.md' with { type: 'text' };
import trims from './trims.md' with { type: 'text' };
import price from './price.md' with { type: 'text' };
import availability from './availability.md' with { type: 'text' };
import colors from './colors.md' with { type: 'text' };
import engine from './engine.md' with { type: 'text' };
import drivetrain from './drivetrain.md' with { type: 'text' };
import towing from './towing.md' with { type: 'text' };
import cargo from './cargo.md' with { type: 'text' };
import seating from './seating.md' with { type: 'text' };
import fuelEconomy from './fuel-economy.md' with { type: 'text' };
import rangeAndCharging from './range-and-charging.md' with { type: 'text' };
import hybrid from './hybrid.md' with { type: 'text' };
import safety from './safety.md' with { type: 'text' };
import technology from './technology.md' with { type: 'text' };
import offRoad from './off-road.md' with { type: 'text' };
import winterDriving from './winter-driving.md' with { type: 'text' };
import reliability from './reliability.md' with { type: 'text' };
import modelYears from './model-years.md' with { type: 'text' };
import testDrive from './test-drive.md' with { type: 'text' };
import bodyStyle from './body-style.md' with { type: 'text' };
import newOrUsed from './new-or-used.md' with { type: 'text' };
import usedInspection from './used-inspection.md' with { type: 'text' };
import vehicleHistory from './vehicle-history.md' with { type: 'text' };
import certified from './certified.md' with { type: 'text' };
import budget from './budget.md' with { type: 'text' };
import comparison from './comparison.md' with { type: 'text' };
import family from './family.md' with { type: 'text' };
import commuting from './commuting.md' with { type: 'text' };
import workUse from './work-use.md' with { type: 'text' };
import leaseOrBuy from './lease-or-buy.md' with { type: 'text' };
import leaseTerms from './lease-terms.md' with { type: 'text' };
import loanTerms from './loan-terms.md' with { type: 'text' };
import credit from './credit.md' with { type: 'text' };
import downPayment from './down-payment.md' with { type: 'text' };
import tradeIn from './trade-in.md' with { type: 'text' };
import outTheDoorPrice from './out-the-door-price.md' with { type: 'text' };
import warranty from './warranty.md' with { type: 'text' };
import serviceContract from './service-contract.md' with { type: 'text' };
import paperwork from './paperwork.md' with { type: 'text' };
import maintenanceSchedule from './maintenance-schedule.md' with { type: 'text' };
import oilChange from './oil-change.md' with { type: 'text' };
import tires from './tires.md' with { type: 'text' };
import winterTires from './winter-tires.md' with { type: 'text' };
import brakes from './brakes.md' with { type: 'text' };
import battery from './battery.md' with { type: 'text' };
import wheelAlignment from './wheel-alignment.md' with { type: 'text' };
import fluidsAndFilters from './fluids-and-filters.md' with { type: 'text' };
import airConditioning from './air-conditioning.md' with { type: 'text' };
import wipersAndLights from './wipers-and-lights.md' with { type: 'text' };
import warningLights from './warning-lights.md' with { type: 'text' };
import recalls from './recalls.md' with { type: 'text' };
import serviceVisit from './service-visit.md' with { type: 'text' };
import parts from './parts.md' with { type: 'text' };
import localStore from './local-store.md' with { type: 'text' };
import salesEvent from './sales-event.md' with { type: 'text' };
import taxCredit from './tax-credit.md' with { type: 'text' };
import interiorCare from './interior-care.md' with { type: 'text' };
import paintCare from './paint-care.md' with { type: 'text' };
import petFriendly from './pet-friendly.md' with { type: 'text' };
import firstCar from './first-car.md' with { type: 'text' };
import easyAccess from './easy-access.md' with { type: 'text' };
import roadTrip from './road-trip.md' with { type: 'text' };
import insurance from './insurance.md' with { type: 'text' };
import floodDamage from './flood-damage.md' with { type: 'text' };
import collision from './collision.md' with { type: 'text' };
import storage from './storage.md' with { type: 'text' };
import selfDriving from './self-driving.md' with { type: 'text' };
import discountPrograms from './discount-programs.md' with { type: 'text' };
import sellMyCar from './sell-my-car.md' with { type: 'text' };
import buyHerePayHere from './buy-here-pay-here.md' with { type: 'text' };
import careers from './careers.md' with { type: 'text' };
import deliveryAndOnlineBuying from './delivery-and-online-buying.md' with { type: 'text' };
import firstTimeBuyerProgram from './first-time-buyer-program.md' with { type: 'text' };
import inspectionAndEmissions from './inspection-and-emissions.md' with { type: 'text' };
import carKeys from './car-keys.md' with { type: 'text' };
import rideshare from './rideshare.md' with { type: 'text' };
import commonRepairs from './common-repairs.md' with { type: 'text' };
import memorialDay from './memorial-day.md' with { type: 'text' };
import fourthOfJuly from './fourth-of-july.md' with { type: 'text' };
import laborDay from './labor-day.md' with { type: 'text' };
import presidentsDay from './presidents-day.md' with { type: 'text' };
import blackFriday from './black-friday.md' with { type: 'text' };
import yearEndClearance from './year-end-clearance.md' with { type: 'text' };
import taxSeasonSales from './tax-season-sales.md' with { type: 'text' };

/** Every topic and theme in English, in the order in which research looks at them. */
export const english: readonly { file: string; text: string }[] = [
  { file: 'overview.md', text: overview },
  { file: 'trims.md', text: trims },
  { file: 'price.md', text: price },
  { file: 'availability.md', text: availability },
  { file: 'colors.md', text: colors },
  { file: 'engine.md', text: engine },
  { file: 'drivetrain.md', text: drivetrain },
  { file: 'towing.md', text: towing },
  { file: 'cargo.md', text: cargo },
  { file: 'seating.md', text: seating },
  { file: 'fuel-economy.md', text: fuelEconomy },
  { file: 'range-and-charging.md', text: rangeAndCharging },
  { file: 'hybrid.md', text: hybrid },
  { file: 'safety.md', text: safety },
  { file: 'technology.md', text: technology },
  { file: 'off-road.md', text: offRoad },
  { file: 'winter-driving.md', text: winterDriving },
  { file: 'reliability.md', text: reliability },
  { file: 'model-years.md', text: modelYears },
  { file: 'test-drive.md', text: testDrive },
  { file: 'body-style.md', text: bodyStyle },
  { file: 'new-or-used.md', text: newOrUsed },
  { file: 'used-inspection.md', text: usedInspection },
  { file: 'vehicle-history.md', text: vehicleHistory },
  { file: 'certified.md', text: certified },
  { file: 'budget.md', text: budget },
  { file: 'comparison.md', text: comparison },
  { file: 'family.md', text: family },
  { file: 'commuting.md', text: commuting },
  { file: 'work-use.md', text: workUse },
  { file: 'lease-or-buy.md', text: leaseOrBuy },
  { file: 'lease-terms.md', text: leaseTerms },
  { file: 'loan-terms.md', text: loanTerms },
  { file: 'credit.md', text: credit },
  { file: 'down-payment.md', text: downPayment },
  { file: 'trade-in.md', text: tradeIn },
  { file: 'out-the-door-price.md', text: outTheDoorPrice },
  { file: 'warranty.md', text: warranty },
  { file: 'service-contract.md', text: serviceContract },
  { file: 'paperwork.md', text: paperwork },
  { file: 'maintenance-schedule.md', text: maintenanceSchedule },
  { file: 'oil-change.md', text: oilChange },
  { file: 'tires.md', text: tires },
  { file: 'winter-tires.md', text: winterTires },
  { file: 'brakes.md', text: brakes },
  { file: 'battery.md', text: battery },
  { file: 'wheel-alignment.md', text: wheelAlignment },
  { file: 'fluids-and-filters.md', text: fluidsAndFilters },
  { file: 'air-conditioning.md', text: airConditioning },
  { file: 'wipers-and-lights.md', text: wipersAndLights },
  { file: 'warning-lights.md', text: warningLights },
  { file: 'recalls.md', text: recalls },
  { file: 'service-visit.md', text: serviceVisit },
  { file: 'parts.md', text: parts },
  { file: 'local-store.md', text: localStore },
  { file: 'sales-event.md', text: salesEvent },
  { file: 'tax-credit.md', text: taxCredit },
  { file: 'interior-care.md', text: interiorCare },
  { file: 'paint-care.md', text: paintCare },
  { file: 'pet-friendly.md', text: petFriendly },
  { file: 'first-car.md', text: firstCar },
  { file: 'easy-access.md', text: easyAccess },
  { file: 'road-trip.md', text: roadTrip },
  { file: 'insurance.md', text: insurance },
  { file: 'flood-damage.md', text: floodDamage },
  { file: 'collision.md', text: collision },
  { file: 'storage.md', text: storage },
  { file: 'self-driving.md', text: selfDriving },
  { file: 'discount-programs.md', text: discountPrograms },
  { file: 'sell-my-car.md', text: sellMyCar },
  { file: 'buy-here-pay-here.md', text: buyHerePayHere },
  { file: 'careers.md', text: careers },
  { file: 'delivery-and-online-buying.md', text: deliveryAndOnlineBuying },
  { file: 'first-time-buyer-program.md', text: firstTimeBuyerProgram },
  { file: 'inspection-and-emissions.md', text: inspectionAndEmissions },
  { file: 'car-keys.md', text: carKeys },
  { file: 'rideshare.md', text: rideshare },
  { file: 'common-repairs.md', text: commonRepairs },
  { file: 'memorial-day.md', text: memorialDay },
  { file: 'fourth-of-july.md', text: fourthOfJuly },
  { file: 'labor-day.md', text: laborDay },
  { file: 'presidents-day.md', text: presidentsDay },
  { file: 'black-friday.md', text: blackFriday },
  { file: 'year-end-clearance.md', text: yearEndClearance },
  { file: 'tax-season-sales.md', text: taxSeasonSales },
];
