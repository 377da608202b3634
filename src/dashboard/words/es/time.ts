import type { en } from '../en.ts';

export const time: typeof en.time = {
  justNow: 'ahora mismo',
  minutesAgo: (count) => `hace ${count} min`,
  hoursAgo: (count) => `hace ${count} h`,
  at: (day, clock, zone) => `${day}, ${clock} ${zone}`,
  greeting: {
    morning: (name) => `Buenos días, ${name}`,
    afternoon: (name) => `Buenas tardes, ${name}`,
    evening: (name) => `Buenas noches, ${name}`,
  },
};
