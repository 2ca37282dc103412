import { MONTHS_IN_YEAR } from '../reading/quantity';
import { USUFRUCT_YEARS, usufructValue } from '@/lib/calculators/rules/usufruct';
import { formatNumber } from '@/lib/platform/format/number';
import { say } from '../../sentences';
import { type Message, single } from './single';
import { euros, paragraphs, rate, yearly } from './format';

const RIGHT = /niessbrauch|wohn(?:ungs)?-?recht|leibrente|\brente\b|kapitalwert/;
const MONEY = /leibrente|\brente\b/;
const FACTOR =
  /(?:vervielf\w*|faktor\w*|kapitalisier\w*)(?: laut| nach| der| die| tabelle| bmf| ist| von| betragt| liegt| bei|:|=)* ?(\d{1,2}(?:[.,]\d+)?)(?![.,]?\d| ?(?:€|euro|%|prozent|jahr))|(?:\bmal\b|\bx\b|×|\*) ?(\d{1,2}(?:[.,]\d+)?)(?![.,]?\d| ?(?:€|euro|%|prozent|jahr))/;
const MONTHLY_BEFORE = /(?:monatlich\w*|monatsmiete|monatswert|monatsrente)(?: \w+){0,2}:? *$/;
const MONTHLY_AFTER =
  /^ *(?:kalt\w* |miete |warm |leibrente |rente )?(?:(?:im|pro|je|\/) ?monat|monatlich|mtl|monatsmiete)/;
/** Euros. */
const YEARLY = { least: 500, most: 200_000 };
const LEAST_VALUE = 30_000;
const LEAST_TIMES = 8;
const FACTORS = { least: 1, most: 18.6 };

function capital({ text, all }: Message): string | undefined {
  const typed = FACTOR.exec(text)?.slice(1).find(Boolean)?.replace(',', '.');
  const factor = Number(typed ?? NaN);
  if (!RIGHT.test(text) || !(factor >= FACTORS.least && factor <= FACTORS.most)) return undefined;
  const amounts = all
    .filter(({ kind, value }) => (kind === 'euros' || kind === 'number') && value !== factor)
    .map(({ value, start, end }) => {
      const isMonthly =
        MONTHLY_BEFORE.test(text.slice(0, start)) || MONTHLY_AFTER.test(text.slice(end));
      return { value, isMonthly, yearly: isMonthly ? value * MONTHS_IN_YEAR : value };
    })
    .filter(({ yearly }) => yearly >= YEARLY.least);
  const [first, second] = [...amounts].sort((a, b) => a.yearly - b.yearly);
  if (!first || amounts.length > 2) return undefined;
  const isHome = !first.isMonthly && !second && first.value >= LEAST_VALUE;
  // 'Haus 300.000, Faktor 12: welche Leibrente?'
  if (isHome) return MONEY.test(text) ? pension(first.value, factor) : undefined;
  if (second && !(second.value >= LEAST_VALUE && second.value >= first.yearly * LEAST_TIMES)) {
    return undefined;
  }
  if (first.yearly > YEARLY.most) return undefined;
  const limit = MONEY.test(text) ? undefined : second?.value;
  const found = usufructValue({
    value: limit ?? first.yearly * USUFRUCT_YEARS,
    yearly: first.yearly,
    factor,
  });
  const shown = {
    month: euros(first.value),
    yearly: euros(found.yearly),
    factor: formatNumber(factor),
    amount: euros(found.amount),
    value: euros(limit ?? 0),
    limit: formatNumber(USUFRUCT_YEARS),
    rest: euros((second?.value ?? 0) - found.amount),
  };
  return paragraphs(
    say('capital', shown),
    [
      first.isMonthly && say('capitalYear', { ...shown, yearly: euros(first.yearly) }),
      found.isCapped && say('capitalCapped', shown),
      say('capitalLine', shown),
      limit !== undefined && found.amount < limit && say('capitalRest', shown),
    ],
    say('capitalRule'),
  );
}

function pension(value: number, factor: number): string {
  const shown = {
    value: euros(value),
    factor: formatNumber(factor),
    ...yearly(value / factor),
  };
  return paragraphs(say('pension', shown), say('pensionLines', shown), say('capitalRule'));
}

export const lifelong = single({
  name: 'lifelong',
  title: 'titleLifelong',
  sources: ['besondere-faelle-beim-verkauf#verschenken-und-wohnen-bleiben'],
  calculate: capital,
});

const LEASE_RENT = /erbbauzins|erbpachtzins|(?:erbbau|erbpacht)\w*.*(?:zins|prozent|%)/;
/** Percent of the land's value a year. */
const HIGHEST = 12;
const LEAST_LAND = 10_000;

function leaseRent({ text, of }: Message): string | undefined {
  if (!LEASE_RENT.test(text) || /kauf|verkauf|\bwert der\b/.test(text)) return undefined;
  const percents = of('percent').filter((percent) => percent <= HIGHEST);
  const amounts = of('euros').sort((a, b) => b - a);
  const [land, year] = amounts;
  if (land === undefined || land < LEAST_LAND || percents.length > 1) return undefined;
  const [percent] = percents;
  if (percent !== undefined && amounts.length === 1) {
    const shown = {
      land: euros(land),
      percent: rate(percent),
      ...yearly((land * percent) / 100),
    };
    return paragraphs(say('leaseRent', shown), say('leaseRentLines', shown), say('leaseRentRule'));
  }
  if (percent !== undefined || year === undefined || amounts.length > 2) return undefined;
  const isAsked = /prozent|%|wie hoch|zinssatz|satz/.test(text) && !/monat/.test(text);
  const share = Math.round((year / land) * 100_000) / 1000;
  if (!isAsked || share > HIGHEST) return undefined;
  const shown = { land: euros(land), percent: rate(share), year: euros(year) };
  return paragraphs(say('leaseRentShare', shown), say('leaseRentShareLine', shown));
}

export const leaseRents = single({
  name: 'leaseRents',
  title: 'titleLeaseRent',
  sources: ['besondere-faelle-beim-verkauf#erbbaurecht-das-haus-gehoert-ihnen-der-boden-nicht'],
  calculate: leaseRent,
});
