import { z } from 'zod';
import { optionalText } from '@/lib/platform/validation/fields';
import { MAX_NOTE } from './limits';
import { momentInBerlin, TIME_OF_DAY } from '@/lib/platform/format/berlin-day';
import { isOfficeOpen, SLOT_MINUTES } from '@/lib/submissions/forms/callback/slots';
import { OFFICE_HOURS_TEXT } from '@/lib/submissions/forms/callback/time-labels';

const DAY = 24 * 60 * 60 * 1000;

const NO_TIME = 'Bitte wählen Sie Tag und Uhrzeit';
const NOT_A_TIME = 'Diesen Zeitpunkt gibt es nicht. Bitte wählen Sie Tag und Uhrzeit';
const PASSED = 'Diese Zeit ist schon vorbei. Bitte wählen Sie eine spätere';
const CLOSED = `Bitte wählen Sie eine volle oder halbe Stunde ${OFFICE_HOURS_TEXT}, keinen Feiertag`;

type Check = (moment: Date) => string | undefined;

const within =
  (days: number): Check =>
  (moment) => {
    const now = Date.now();
    if (moment.getTime() <= now) return PASSED;
    const isTooFar = moment.getTime() > now + days * DAY;
    return isTooFar ? `Bitte wählen Sie einen Tag in den nächsten ${days} Tagen` : undefined;
  };

const whileOpen: Check = (moment) =>
  isOfficeOpen(moment) && moment.getUTCMinutes() % SLOT_MINUTES === 0 ? undefined : CLOSED;

const futureTime = (...checks: Check[]) =>
  z.string({ error: NO_TIME }).transform((value, context) => {
    const moment = momentInBerlin(value.trim());
    const message = moment
      ? checks.map((check) => check(moment)).find(Boolean)
      : TIME_OF_DAY.test(value)
        ? NOT_A_TIME
        : NO_TIME;
    if (moment && !message) return moment;
    context.addIssue({ code: 'custom', message: message ?? NO_TIME });
    return z.NEVER;
  });

export const comingTime = (days: number) => futureTime(within(days));

export const callTime = (days: number) => futureTime(within(days), whileOpen);

export const note = () =>
  optionalText({
    max: MAX_NOTE,
    message: 'Bitte geben Sie die Notiz als Text ein',
    multiline: true,
  });
