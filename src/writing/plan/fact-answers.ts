/**
 * The questions that a message from facts really answers, by their wording; a question of the same
 * topic that asks something else ("Does mileage change the price?") is left to knowledge.
 */
const answered: Readonly<Record<string, RegExp>> = {
  'answer.price': /\bhow much (is|are|does|do|will|would)\b(?!.*\b(mileage|more|less|change)\b)/i,
  'answer.trims': /\b(which|what) .*\btrims?\b.*\b(stock|see|available|have|come)\b/i,
  'answer.colors': /\b(which|what) .*\bcolors?\b|\bcolors? .*\b(stock|available|come)\b/i,
  'answer.availability': /\b(stock|available|on the lot|for sale|have any)\b/i,
  'answer.absent': /\b(stock|available|on the lot|for sale|have any)\b/i,
  'answer.match': /\b(which|what|how many)\b.*\b(stock|available|lot|sale|have)\b/i,
  'answer.drivetrain': /\b(which|what) .*\bdrive|\b(have|come|get) .*\b(awd|4wd|wheel drive)\b/i,
  'answer.engine': /\b(which|what) .*\bengines?\b/i,
  'answer.engine-near': /\b(which|what) .*\bengines?\b/i,
  'answer.used': /\b(new or used|used or new)\b/i,
  'answer.where': /^where\b|\bnear\b|\baddress\b/i,
  'spec.towing': /\b(how much|capacity|rating|how many pounds)\b/i,
  'spec.fuel-economy': /\b(mpg|mileage|fuel economy|gas)\b/i,
  'spec.range-and-charging': /\b(range|how far)\b/i,
  'spec.cargo': /\b(how much|how big|fit|space)\b/i,
  'spec.seating': /\b(how many|seats?|row)\b/i,
  'spec.safety': /\b(features?|aids?|airbags?|have|come)\b/i,
  'spec.technology': /\b(carplay|android|screen|features?|have|come|wireless)\b/i,
};

/** Whether the message is itself the answer to the question. */
export function isAnsweredBy(messageId: string, question: string): boolean {
  return answered[messageId]?.test(question) ?? false;
}

/** Whether the message was made to answer, and so says little elsewhere. */
export function isAnswer(messageId: string): boolean {
  return messageId in answered;
}
