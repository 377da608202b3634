/**
 * Words about cars, driving and ownership that no topic lists. One of them in a keyword is enough
 * for research to have a subject.
 */
const drivingWords =
  'car cars auto autos automobile automobiles automotive vehicle vehicles drive driver ' +
  'drivers driving driven ride riding road roads highway freeway traffic garage driveway ' +
  'parking park motor motors dealer dealers dealership showroom lot lots wheel wheels door ' +
  'doors window windows sunroof moonroof hood dash dashboard mirror mirrors roof bumper ' +
  'fender axle chassis exhaust muffler radiator gearbox clutch gear gears pedal steering ' +
  'horn visor seatbelt belt belts hose hoses fuse fuses gasket catalytic converter ' +
  'emissions smog inspection mechanic technician gasoline petrol diesel ethanol e85 mile ' +
  'miles mileage odometer speed speeding license registration vehicular motorist commuter ' +
  'passenger passengers carpool rideshare uber lyft towed jack jumper cables ignition key ' +
  'keys fob lock locks alarm stereo radio speaker speakers gps camera cameras sensor ' +
  'sensors compact midsize luxury sporty hp sedan rental rent wagon classic vintage import ' +
  'imports domestic horsepower torque hubcap lug nut nuts jumpstart potholes pothole ' +
  'defrost ditch crash tune tuneup rebuild rebuilt salvage junk scrap lube slipping shortage ' +
  'carmax carvana autotrader cargurus overage gelling caliper calipers pinion ' +
  'thermostat alternator leveling flushing warped squeaking shaking shudder';

/**
 * Common English words: enough to tell a sentence from typed noise and to keep the spelling help
 * from turning a real word ("change") into a model name ("Charger").
 */
const commonWords =
  'about above accept across actually add after again age ago all allow almost alone along ' +
  'already also always amount and another answer any anyone anything around ask away baby ' +
  'back bad bag bags become before begin behind being believe below between big bike bikes ' +
  'bill bit blow body book both bought box bring brand bring broke broken build built but ' +
  'bus buy buyer buyers buying call came can cannot carry case catch cause center change ' +
  'changed changing cheap check child children choose city class clean clear close closed ' +
  'cold come coming common cost could country couple cover customer customers cut damage ' +
  'day days decide deep did different difficult do does doing done down drop dry during ' +
  'each early easy eat either else empty end enough even ever every everyone everything ' +
  'exactly expect expensive explain explore extra eye face fact fall family far farm fast ' +
  'feel few fill final find fine finish first fit fix flat floor follow food foot for ' +
  'forget form found free fresh friend friends friendly from front full fun further general ' +
  'get getting girl give given go goes going gone good got great ground group grow guide ' +
  'guy had half hand handle hands happen happens happy hard has have having he head hear ' +
  'heavy help her here high hill him his hit hold home hot hour hours house how however ' +
  'human hurt idea if important in include increase inside instead into is it its job join ' +
  'jump just keep kept kid kids kill kind know known large last late later law lay lead ' +
  'learn least leave left legal less let level life light like line list listen little live ' +
  'living load local long longer look looking loose lose lost loud love low lower made mail ' +
  'main make making man many map market matter may maybe me mean means meet men might mind ' +
  'minute minutes miss mistake mistakes money month months more morning most mother ' +
  'mountain move much must my name near necessary need needs never new next nice night no ' +
  'noise normal north not nothing notice now number of off often old on once one only open ' +
  'or order other others our out outside over own owner owners page paid pair part pay ' +
  'paying people perfect person pick piece place plan play please point possible power ' +
  'prepare pretty prevent private problem problems protect public pull push put quality ' +
  'question questions quick quickly quiet quit quite rain raise rather read ready real ' +
  'really reason reasons receive recent reduce remember remove repair replace report ' +
  'require reset rest result return right rise river rock roll room rule rules run running ' +
  'rust safe safely said same sand save say school sea second see seem sell send sense ' +
  'serve set several shake shape she ship shop shopping short should show shut sick side ' +
  'sign simple since single sit situation six size sleep slow slowly small smell smooth ' +
  'smoke so soft sold some someone something sometimes soon sound south special spend spot ' +
  'spring stand star start state stay step stick still stop store storm story street strong ' +
  'stuck study stuff such sudden suddenly summer sun sure surface switch table take taking ' +
  'talk tall tell ten test than that the their them then there these they thing things ' +
  'think third this those though thought three through throw tight time times tip tips to ' +
  'today together told tomorrow too took top touch town toward track trail train travel ' +
  'treat tree trip trouble true truth try trying turn twice two type under understand until ' +
  'up upon us use used useful user using usual usually value very visit voice wait walk ' +
  'wall want warm wash waste watch water way ways we wear weather week weekend weeks weight ' +
  'well went were west wet what when where whether which while white who whole why wide ' +
  'will wind winter wish with within without woman women wonder wood word words work ' +
  'working world worry worse worst worth would wrong year years yes yet you young your';

export const drivingVocabulary: ReadonlySet<string> = new Set(drivingWords.split(' '));
export const everydayVocabulary: ReadonlySet<string> = new Set(commonWords.split(' '));
