export const time = {
  justNow: 'just now',
  minutesAgo: (count: string) => `${count} min ago`,
  hoursAgo: (count: string) => `${count} h ago`,
  at: (day: string, clock: string, zone: string) => `${day}, ${clock} ${zone}`,
  greeting: {
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
  },
};
