import { formatPartialDate } from '@/lib/platform/format/date';
import { formatPercent } from '@/lib/platform/format/number';
import type { Facts } from '../reading/known';
import { say } from '../../sentences';
import { isBelowLimit, taxOn } from './gain';
import {
  type Contracts,
  contractsOf,
  exemption,
  exemptionByTime,
  isPeriod,
  mayBeTaxed,
} from './holding';
import { dayLabel, euros } from './format';

export const WHEN =
  /\bwann\b|fruhest|wie lange|ab welche|welche[rmns]? (?:tag|datum)|\bendet\b|\bende der \w*frist|(?:lauft|ist) .{0,40}(?:\bab\b|vorbei|rum\b|abgelaufen)/;

export const asksWhen = (asked: string, gain: number | undefined) =>
  gain === undefined && WHEN.test(asked);

/** 'seit Dezember 2024', 'bis 2024' */
function periodLabel({ movedIn, movedOut }: Facts): string {
  const since = movedIn && `seit ${dayLabel(movedIn)}`;
  const until = movedOut && `bis ${dayLabel(movedOut)}`;
  return movedIn && movedOut ? `von ${dayLabel(movedIn)} ${until}` : (since ?? until ?? '');
}

const PARTNER = /\bex\b|\bex-?(?:mann|frau|partner)|trenn|scheid/;

function why(facts: Facts, { sold }: Contracts, isFree: boolean, asked: string): string {
  const year = String(sold.year);
  const covered = say(isFree ? 'gainPeriodFree' : 'gainPeriodTaxed', { year });
  const isLeft = !isFree && PARTNER.test(asked);
  return [
    say('gainPeriod', { period: periodLabel(facts) }),
    covered,
    ...(isLeft ? [say('gainPartnerStays')] : []),
  ].join(' ');
}

function taxed(
  facts: Facts,
  contracts: Contracts,
  gain: number | undefined,
  asked: string,
): string {
  const { span } = contracts;
  const { taxRate } = facts;
  const isPriced = gain !== undefined && taxRate !== undefined;
  const shown = isPriced && {
    gain: euros(gain),
    percent: formatPercent(taxRate),
    tax: euros(taxOn(gain, taxRate)),
  };
  if (isPeriod(facts)) {
    const reason = why(facts, contracts, false, asked);
    return shown
      ? say('gainTaxedBy', { ...shown, why: reason, span })
      : say('gainTaxableBy', { why: reason, span });
  }
  if (facts.use === 'partly') return say('gainPartly', { span });
  if (facts.use === undefined) {
    return shown ? say('gainTaxedIfLet', { ...shown, span }) : say('gainUseDecides', { span });
  }
  return shown ? say('gainTaxed', { ...shown, span }) : say('gainTaxable', { span });
}

function freeDay({ span, ...contracts }: Contracts): string {
  const { earliest, latest } = exemptionByTime({ span, ...contracts }).freeFrom;
  const [first, last] = [formatPartialDate(earliest), formatPartialDate(latest)];
  return earliest === latest
    ? say('gainWhen', { day: first, span })
    : say('gainWhenBetween', { earliest: first, latest: last, span });
}

export function opening(facts: Facts, gain: number | undefined, asked: string): string {
  const contracts = contractsOf(facts);
  if (gain !== undefined && isBelowLimit(gain) && mayBeTaxed(facts)) {
    return gain <= 0 ? say('gainNoneAtAll') : say('gainBelow', { gain: euros(gain) });
  }
  if (!contracts) {
    return say('gainUndated', { gain: gain === undefined ? 'Ihnen' : euros(gain) });
  }
  const { span } = contracts;
  if (exemptionByTime(contracts).outcome === 'free') {
    return asksWhen(asked, gain) ? freeDay(contracts) : say('gainFreeByTime', { span });
  }
  const { outcome } = exemption(facts, contracts);
  if (outcome === 'free') {
    return isPeriod(facts)
      ? say('gainFreeBy', { why: why(facts, contracts, true, asked), span })
      : say('gainFreeByUse', { span });
  }
  if (outcome === 'day-decides') return say('gainDayDecides', { span });
  if (asksWhen(asked, gain)) return freeDay(contracts);
  return taxed(facts, contracts, gain, asked);
}
