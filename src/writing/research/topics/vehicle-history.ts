import type { TopicGrammar } from './topic-grammar.ts';

export const vehicleHistory: TopicGrammar = {
  topic: 'vehicle-history',
  family: 'choosing',
  label: 'History and title',
  noun: 'vehicle history',
  headline: 'Vehicle History and Title',
  words:
    'carfax|autocheck|vehicle history|history report|vin check|vin lookup|vin|' +
    'accident history|one owner|clean title|salvage title|rebuilt title|branded title|' +
    'odometer|previous owner',
  related: ['used-inspection', 'certified', 'recalls', 'paperwork', 'reliability'],
  questions: [
    'How do I read the history report of {a-used}?',
    'Is {a-used} with one accident still worth buying?',
    'What does a branded title mean for {a-used}?',
    'How do I check the VIN of {a-used}?',
    'Does a clean history report mean {a-used} has no damage?',
    'Why does the number of owners of {a-used} matter?',
    'Can I see service records for {a-used} at {store}?',
    'How do I know the mileage on {a-used} is real?',
    'Should I buy {a-used} that was a rental?',
  ],
};
