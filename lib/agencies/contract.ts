import { addMonths } from 'date-fns/addMonths';
import { startOfMonth } from 'date-fns/startOfMonth';
import { inBerlin } from '@/lib/platform/format/berlin-day';
import { formatClock, formatDate } from '@/lib/platform/format/date';
import type { Agency } from './agency';

export type ContractChange = 'pause' | 'resume' | 'notice';

/** What agency and office are told by mail */
export type ToldChange = ContractChange | 'money-back' | 'order-open' | 'active';

/** A package ends with its month in Germany, single orders at once, as the order says. */
export const contractEnd = ({ package: ordered }: Pick<Agency, 'package'>, now: Date): Date =>
  ordered ? new Date(addMonths(startOfMonth(now, inBerlin), 1, inBerlin)) : now;

type Contract = Pick<Agency, 'state' | 'agreedAt' | 'pausedAt' | 'endsAt'>;

/** What the agency can do by itself: nothing without an order it has accepted. */
export function isPossible(change: ContractChange, agency: Contract): boolean {
  const { state, agreedAt, pausedAt, endsAt } = agency;
  if (!agreedAt) return false;
  if (change === 'pause') return state === 'active';
  if (change === 'resume') return state === 'paused' && pausedAt !== null;
  return (state === 'active' || state === 'paused') && endsAt === null;
}

/** '31. Dezember 2026' */
export const lastDay = (end: Date): string => formatDate(new Date(end.getTime() - 1));

/** '1. Dezember 2026'; nothing if the agency has not ended its contract by itself */
export const endedOn = ({ state, endsAt }: Pick<Agency, 'state' | 'endsAt'>, now = new Date()) =>
  state === 'ended' && endsAt && endsAt <= now ? lastDay(endsAt) : undefined;

/** 'pausiert seit …; gekündigt zum …', for lists */
export const ownChange = ({ pausedAt, endsAt }: Pick<Agency, 'pausedAt' | 'endsAt'>): string =>
  [
    pausedAt && `pausiert seit ${formatDate(pausedAt)}`,
    endsAt && `gekündigt zum ${lastDay(endsAt)}`,
  ]
    .filter(Boolean)
    .join('; ');

/** @param at of the change; of a notice, the end of the contract */
export function contractWords(change: ToldChange, at: Date) {
  if (change === 'pause') {
    return {
      title: 'Leads pausiert',
      text: `Seit ${formatClock(at)} werden keine Leads mehr angeboten.`,
    };
  }
  if (change === 'resume') {
    return {
      title: 'Leads wieder gewünscht',
      text: `Seit ${formatClock(at)} werden wieder Leads angeboten.`,
    };
  }
  if (change === 'order-open') {
    return {
      title: 'Bitte nehmen Sie Ihre Bestellung an',
      text: 'Ihre Bestellung von Leads ist eingetragen oder geändert. Bitte melden Sie sich mit dieser E-Mail-Adresse im Bereich für Maklerbüros an, lesen Sie sie und nehmen Sie sie an; vorher bieten wir Ihnen nichts an.',
    };
  }
  if (change === 'active') {
    return {
      title: 'Ihr Büro ist aktiv',
      text: 'Ab jetzt bieten wir Ihnen passende Leads an. Bestellung, Angebote und Rechnungen lesen Sie im Bereich für Maklerbüros; dort melden Sie sich mit dieser E-Mail-Adresse an.',
    };
  }
  if (change === 'money-back') {
    return {
      title: 'Vertrag beendet, Geld zurück',
      text: `Die Geld-zurück-Garantie ist genutzt, der Vertrag am ${formatDate(at)} beendet. Gutgeschrieben sind die Leads, zu denen kein Auftrag gemeldet war und deren Preis noch nicht gutgeschrieben war; ihre Daten sind zu löschen.`,
    };
  }
  return {
    title: 'Vertrag gekündigt',
    text: `Der Vertrag endet mit dem ${lastDay(at)}; danach wird nichts mehr angeboten und nichts mehr übergeben. Angenommene Leads und Rechnungen bleiben im Bereich des Büros.`,
  };
}
