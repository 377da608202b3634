/**
 * Short English words that lack one letter of a word of driving. They were meant as they stand:
 * "road rage" is no range, "eight passengers" is no weight, and "rail" is no trail.
 */
const words =
  'dive dives diver divers drier dries moor moors moto motos heel heels widow peal bets hoes ' +
  'fuss mils seed seeds renal itch crap rice pries heap chap vale rage font sift ' +
  'eight ravel ruck eater hated rail rails tart emote bloc avid muse heck earl clan tile tiles ' +
  'singe flee budge faint actor fist firs heir axes ales ring rings plats sate spar filer pare ' +
  'fats chins rake rakes lush bower nose mint arts pats pars cove coves bards boars pugs hone ' +
  'aster sprig caret dens dins ouch shot shots clam clams prof fame tore pared moth moths mart ' +
  'hare hares chin forth salon salons cope mall malls pain pains lack urge carer lass ' +
  'sigh toque';

export const ordinaryWords: ReadonlySet<string> = new Set(words.split(' '));
