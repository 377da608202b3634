import { setStoreDetails } from '../../../src/domain/site/details/store-details.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, site }) => {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri'];
  await setStoreDetails(ctx, site.id, {
    hours: [{ department: 'Service', days, opens: '07:30', closes: '18:00' }],
    coupons: [{ offer: '$20 off brake pads', ends: '2026-12-31' }],
    amenities: ['Free Wi-Fi', 'Coffee'],
  });
  return 'hours';
};
