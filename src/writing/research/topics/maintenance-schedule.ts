import type { TopicGrammar } from './topic-grammar.ts';

export const maintenanceSchedule: TopicGrammar = {
  topic: 'maintenance-schedule',
  family: 'ownership',
  label: 'Maintenance schedule',
  noun: 'maintenance',
  headline: 'Maintenance Schedule',
  words:
    'services|maintenance|maintenance schedule|service schedule|tune up|tune-up|' +
    '30000 mile service|60000 mile service|100000 mile service|service interval|' +
    'car maintenance|upkeep|scheduled maintenance|car care|service|spark plug|timing belt',
  related: ['oil-change', 'fluids-and-filters', 'brakes', 'tires', 'service-visit', 'warranty'],
  job: 'scheduled maintenance',
  errand: 'get scheduled maintenance done',
  questions: [
    ['model', 'What is the maintenance schedule for {the}?'],
    ['model', 'How often does {the} need service?'],
    ['model', 'What does {the} need at 60,000 miles?'],
    'How often should I have {my} serviced?',
    'Where do I find the maintenance schedule for {my}?',
    'What is done at a 30,000-mile service?',
    ['engine', 'Does {my} count as severe use if I drive short trips?'],
    'Do I need to keep service records for {my}?',
    'Which maintenance can I do on {my} at home?',
    ['electric', 'What maintenance does an electric car need?'],
    ['engine', 'When are spark plugs due on {my}?'],
    ['engine', 'Does {my} have a timing belt that needs replacing?'],
    'What happens if I put off scheduled maintenance on {my}?',
  ],
};
