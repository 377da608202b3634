import arrowLeft from 'lucide-static/icons/arrow-left.svg' with { type: 'text' };
import bookOpenCheck from 'lucide-static/icons/book-open-check.svg' with { type: 'text' };
import calendarClock from 'lucide-static/icons/calendar-clock.svg' with { type: 'text' };
import car from 'lucide-static/icons/car-front.svg' with { type: 'text' };
import chart from 'lucide-static/icons/chart-line.svg' with { type: 'text' };
import check from 'lucide-static/icons/check.svg' with { type: 'text' };
import chevronDown from 'lucide-static/icons/chevron-down.svg' with { type: 'text' };
import chevronsUpDown from 'lucide-static/icons/chevrons-up-down.svg' with { type: 'text' };
import circle from 'lucide-static/icons/circle.svg' with { type: 'text' };
import circleAlert from 'lucide-static/icons/circle-alert.svg' with { type: 'text' };
import circleCheck from 'lucide-static/icons/circle-check.svg' with { type: 'text' };
import copy from 'lucide-static/icons/copy.svg' with { type: 'text' };
import download from 'lucide-static/icons/download.svg' with { type: 'text' };
import externalLink from 'lucide-static/icons/external-link.svg' with { type: 'text' };
import fileText from 'lucide-static/icons/file-text.svg' with { type: 'text' };
import gauge from 'lucide-static/icons/gauge.svg' with { type: 'text' };
import house from 'lucide-static/icons/house.svg' with { type: 'text' };
import image from 'lucide-static/icons/image.svg' with { type: 'text' };
import inbox from 'lucide-static/icons/inbox.svg' with { type: 'text' };
import info from 'lucide-static/icons/info.svg' with { type: 'text' };
import key from 'lucide-static/icons/key-round.svg' with { type: 'text' };
import lightbulb from 'lucide-static/icons/lightbulb.svg' with { type: 'text' };
import logOut from 'lucide-static/icons/log-out.svg' with { type: 'text' };
import menu from 'lucide-static/icons/menu.svg' with { type: 'text' };
import message from 'lucide-static/icons/message-square.svg' with { type: 'text' };
import moon from 'lucide-static/icons/moon.svg' with { type: 'text' };
import plus from 'lucide-static/icons/plus.svg' with { type: 'text' };
import scroll from 'lucide-static/icons/scroll-text.svg' with { type: 'text' };
import search from 'lucide-static/icons/search.svg' with { type: 'text' };
import server from 'lucide-static/icons/server.svg' with { type: 'text' };
import settings from 'lucide-static/icons/settings.svg' with { type: 'text' };
import share from 'lucide-static/icons/share-2.svg' with { type: 'text' };
import shieldCheck from 'lucide-static/icons/shield-check.svg' with { type: 'text' };
import star from 'lucide-static/icons/star.svg' with { type: 'text' };
import sun from 'lucide-static/icons/sun.svg' with { type: 'text' };
import tags from 'lucide-static/icons/tags.svg' with { type: 'text' };
import triangleAlert from 'lucide-static/icons/triangle-alert.svg' with { type: 'text' };
import users from 'lucide-static/icons/users.svg' with { type: 'text' };
import webhook from 'lucide-static/icons/webhook.svg' with { type: 'text' };
import x from 'lucide-static/icons/x.svg' with { type: 'text' };

/** Those that pages use, and no others: all of them go to every browser. */
export const icons = {
  'arrow-left': arrowLeft,
  'book-open-check': bookOpenCheck,
  'calendar-clock': calendarClock,
  car,
  chart,
  check,
  'chevron-down': chevronDown,
  'chevrons-up-down': chevronsUpDown,
  circle,
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  copy,
  download,
  'external-link': externalLink,
  'file-text': fileText,
  gauge,
  house,
  image,
  inbox,
  info,
  key,
  lightbulb,
  'log-out': logOut,
  menu,
  message,
  moon,
  plus,
  scroll,
  search,
  server,
  settings,
  share,
  'shield-check': shieldCheck,
  star,
  sun,
  tags,
  'triangle-alert': triangleAlert,
  users,
  webhook,
  x,
};

export type IconName = keyof typeof icons;

/** One file with a symbol for each, of which pages show parts: `<use href="…#house">`. */
export function sprite(): string {
  const symbols = Object.entries(icons).map(([name, svg]) => {
    const drawing = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing.replaceAll(/\s+/g, ' ')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
