import type { TopicGrammar } from './topic-grammar.ts';

export const towing: TopicGrammar = {
  topic: 'towing',
  family: 'model',
  label: 'Towing and hauling',
  noun: 'towing',
  headline: 'Towing Capacity and Trailer Set-Up',
  words:
    'towing|towing capacity|tow|tow rating|trailer|hauling|haul|payload|payload capacity|' +
    'hitch|camper|boat|gvwr|gcwr|tongue weight|trailering|pull|5th wheel|fifth wheel|rv|' +
    'travel trailer',
  related: ['engine', 'drivetrain', 'trims', 'cargo', 'brakes', 'comparison'],
  questions: [
    ['model', 'How much can {the} tow?'],
    ['model', 'not-truck', 'Does towing capacity change with AWD on {the}?'],
    ['model', 'Does {the} need a tow package to pull a trailer?'],
    ['model', 'Can {the} pull a small camper?'],
    ['model', 'What size boat can {the} tow safely?'],
    ['model', 'Where do I find the tow rating of {the}?'],
    ['model', 'What is the tongue weight limit on {the}?'],
    ['model', 'engine', 'How does towing affect gas mileage on {the}?'],
    ['model', 'electric', 'How much range does {the} lose while towing?'],
    ['model', 'Which {model} trim has the higher tow rating?'],
    ['model', 'Does {the} come with a hitch receiver?'],
    ['model', 'Do I need trailer brakes behind {the}?'],
    ['model', 'How does {the} compare with the {rival} for towing?'],
    ['model', 'truck', 'engine', 'Which axle ratio should I choose to tow with {the}?'],
    ['model', 'truck', 'How much weight can {the} carry in the bed?'],
    ['general', 'tall', 'How do I work out how much {a} can tow?'],
    ['general', 'What is the difference between payload and towing capacity?'],
    ['general', 'How much truck do I need to pull a travel trailer?'],
    ['general', 'tall', 'What should I check before towing with {a}?'],
    ['general', 'tall', 'Does a factory tow package matter on {a}?'],
    ['general', 'truck', 'How do I find the payload limit of {a}?'],
    ['general', 'What do GVWR and GCWR mean when towing?'],
    ['general', 'tall', 'engine', 'Is it hard on the transmission of {a} to tow often?'],
    ['general', 'How much tongue weight is right for a trailer?'],
    ['general', 'Can an SUV tow the same trailer as a half-ton truck?'],
    ['general', 'Which mirrors and hitch do I need to pull a camper?'],
  ],
};
