import type { MakeCard } from './card-request.ts';

/** The maker of cards. Here it knows no template, and says so. */
export const makeCard: MakeCard = async () => ({
  reason: 'No card can be made of this prompt.',
});
