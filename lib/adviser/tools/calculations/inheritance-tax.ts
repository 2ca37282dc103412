import {
  COSTS_WITHOUT_PROOF,
  type HomeUse,
  inheritanceTax as taxOf,
} from '@/lib/calculators/rules/inheritance-tax';
import type { Relation } from '@/lib/calculators/rules/relations';
import { formatNumber, formatPercent } from '@/lib/platform/format/number';
import { leftover } from '../leftover';
import type { Facts } from '../reading/known';
import { say } from '../../sentences';
import type { ToolAnswer } from '@/lib/adviser/reply';
import { amountFor, type ChatCalculation, LEAST_PRICE } from './calculation';
import { euros, paragraphs, partLabel } from './format';

export const LABELS: Record<Relation, string> = {
  spouse: 'Ehegatte',
  child: 'Kind',
  'grandchild-of-dead-child': 'Enkel nach einem verstorbenen Kind',
  grandchild: 'Enkel',
  'great-grandchild': 'Urenkel',
  parent: 'Elternteil',
  sibling: 'Geschwister',
  'niece-or-nephew': 'Nichte oder Neffe',
  'in-law': 'verschwägert',
  'divorced-spouse': 'geschiedener Ehegatte',
  other: 'Steuerklasse III',
};
/** § 13d ErbStG. */
export const PERCENT_IF_LET = 90;

const FAMILY: readonly Relation[] = ['spouse', 'child', 'grandchild-of-dead-child'];
/** m², § 13 Abs. 1 Nr. 4c ErbStG; a spouse's home is free whatever its area. */
const FREE_AREA = 200;

const isFamilyHome = ({ movesIn }: Facts, relation: Relation) =>
  movesIn === true && FAMILY.includes(relation);

function homeOf(facts: Facts, relation: Relation): HomeUse | undefined {
  if (isFamilyHome(facts, relation)) {
    return { use: 'family-home', livingArea: facts.area ?? FREE_AREA };
  }
  return facts.use === 'rented' ? { use: 'let' } : undefined;
}

/** Cents are cut off: the tax begins with full hundreds. */
const part = (amount: number, { persons = 1, share = 100 }: Facts) =>
  Math.floor((amount * share) / persons) / 100;

/** More than the value of the home has no effect. */
const debtOf = ({ debt = 0, inherited = 0 }: Facts) => Math.min(debt, inherited);

const assessed = (facts: Facts, relation: Relation, costs = 0) =>
  taxOf({
    value: part(facts.inherited ?? 0, facts),
    relation,
    home: homeOf(facts, relation),
    homeDebts: part(debtOf(facts), facts),
    deductions: part(costs, facts),
  });

function familyHome(value: number, relation: Relation, area: number) {
  if (relation === 'spouse' || area <= FREE_AREA) {
    return { line: say('inheritanceHomeWhole'), left: 0 };
  }
  const left = (value * (area - FREE_AREA)) / area;
  const shown = {
    free: formatNumber(FREE_AREA),
    area: formatNumber(area),
    left: formatNumber(area - FREE_AREA),
    value: euros(value),
    part: euros(left),
  };
  return { line: say('inheritanceHome', shown), left };
}

function deductions(facts: Facts, relation: Relation): { lines: string[]; left: number } {
  const value = facts.inherited ?? 0;
  const debt = debtOf(facts);
  const { persons, share } = facts;
  const lines: string[] = [];
  let left = value - debt;
  if (debt > 0) {
    lines.push(
      say('inheritanceDebt', { value: euros(value), debt: euros(debt), rest: euros(left) }),
    );
  }
  if (persons !== undefined) {
    const own = part(left, facts);
    const shown = { value: euros(left), persons: formatNumber(persons), part: euros(own) };
    lines.push(say('inheritanceDivided', shown));
    left = own;
  } else if (share !== undefined) {
    const own = part(left, facts);
    const shown = { value: euros(left), share: partLabel(share), part: euros(own) };
    lines.push(say('inheritanceShare', shown));
    left = own;
  }
  const home = homeOf(facts, relation);
  if (home?.use === 'family-home') {
    const free = familyHome(left, relation, home.livingArea);
    lines.push(free.line);
    left = free.left;
  } else if (home) {
    const taxed = (left * PERCENT_IF_LET) / 100;
    lines.push(say('inheritanceLet', { value: euros(left), part: euros(taxed) }));
    left = taxed;
  }
  return { lines, left };
}

function opening(facts: Facts, relation: Relation): string {
  const { freeAmount, tax } = assessed(facts, relation);
  const { inherited = 0, persons } = facts;
  const shown = { tax: euros(tax), relation: LABELS[relation], free: euros(freeAmount) };
  if (persons === undefined) {
    return say('inheritanceTax', { ...shown, value: euros(part(inherited, facts)) });
  }
  const each = { ...shown, value: euros(part(inherited, facts)) };
  return tax === 0 ? say('inheritanceEachNone', each) : say('inheritanceEach', each);
}

function withCosts(facts: Facts, relation: Relation): string | undefined {
  if (assessed(facts, relation).tax === 0) return undefined;
  const { taxable, percent, tax } = assessed(facts, relation, COSTS_WITHOUT_PROOF);
  if (tax === 0) return say('inheritanceCostsNone');
  const full = (taxable * percent) / 100;
  const shown = { taxable: euros(taxable), percent: formatPercent(percent), tax: euros(tax) };
  return say(tax < full ? 'inheritanceCostsRelief' : 'inheritanceCosts', shown);
}

function forRelation(facts: Facts, relation: Relation): string {
  const { freeAmount, taxable, percent, tax } = assessed(facts, relation);
  const { lines, left } = deductions(facts, relation);
  const free = euros(freeAmount);
  const shown = { taxable: euros(taxable), percent: formatPercent(percent), tax: euros(tax) };
  const full = (taxable * percent) / 100;
  return paragraphs(opening(facts, relation), [
    ...lines,
    taxable === 0
      ? say('inheritanceBelow', { free })
      : say('inheritanceFree', { value: euros(left), free, taxable: euros(left - freeAmount) }),
    taxable > 0 &&
      (tax < full
        ? say('inheritanceRelief', { ...shown, full: euros(full) })
        : say('inheritanceRate', shown)),
    withCosts(facts, relation),
  ]);
}

/** The named value is that of the tax office, which has already reduced it for a let home. */
export const IS_REDUCED =
  /nach (?:allen |den |allem )?(?:\w+ und )?(?:abschlag|abzug)|abschlag\w* (?:schon|bereits|ist|sind)/;
const OF_OFFICE = /finanzamt|bescheid|festgestellt|festgesetzt|steuerwert|angesetzt|\bsetzt\b/;

function reducedAlready(facts: Facts, asked: string): string | undefined {
  const { relation, use } = facts;
  if (!relation || use !== 'rented' || !OF_OFFICE.test(asked)) return undefined;
  const { tax } = assessed({ ...facts, use: undefined }, relation);
  return say('inheritanceReduced', { tax: euros(tax) });
}

function answer(said: Facts, asked: string): ToolAnswer {
  const facts = IS_REDUCED.test(asked) ? { ...said, use: undefined } : said;
  const { relation } = facts;
  const span = () =>
    say('inheritanceTaxSpan', {
      value: euros(part(facts.inherited ?? 0, facts)),
      least: euros(assessed(facts, 'spouse').tax),
      most: euros(assessed(facts, 'other').tax),
    });
  return {
    text: paragraphs(
      relation ? forRelation(facts, relation) : span(),
      reducedAlready(facts, asked),
      relation && isFamilyHome(facts, relation) && say('inheritanceHomeRule'),
      say('inheritanceRule'),
    ),
    sources: [
      'geerbtes-haus#was-das-finanzamt-rechnet',
      'geerbtes-haus#den-niedrigeren-wert-belegen',
    ],
  };
}

const NAMED = /erbschafts?-?steuer|\berbsteuer/;
const MEANT =
  /\berb(?!b?au|pacht)|alleinerb|geerbt|nachlass|vererb|vermacht|hinterl(?:ass|iess)|\b(?:tot|gestorben|verst[oa]rben(?:e[nrms]?)?)\b.*\b(?:an mich|mir|krieg|bekomm|einzige[rs]?|haus|hauschen|wohnung|etw)\b|\b(?:geht|gehen|fallt|fiel|ging)(?: \w+){0,2} an mich\b(?! und)/;
const TAX =
  /\bsteuern?\b|steuer(?:last|schuld|betrag|lich)\b|finanzamt|fiskus|\bstaat\b|\babdruck|\bkrallt|\bkassier|freibetrag|versteuer|was (?:muss|musste) (?:ich|man|er|sie) .{0,10}zahlen|was zahl/;
const ASIDE =
  /verkauf|gekauft|spekulation|grundsteuer|grunderwerb|schenk|gutacht|pflichtteil|enterb/;

const QUESTION =
  /\?|\b(?:wer|was|wie|wie ?viel|welche\w*|wann|wo|warum|muss|darf|kann|soll\w*|will|wollen)\b/;
const MOST_LEFT = 0;
const DEMANDED = /(?:finanzamt|fiskus|staat) (?:will|verlangt|fordert|mochte) (?:\w+ ){0,3}\d/;

const LEFT_TO =
  /\bvererbt (?:mir|uns|er|sie)\b|vermacht|hinterlasst|verkauf\w* um (?:sie|die steuer|die erbschaft\w*|das) (?:zu )?(?:be)?zahl/;

export const inheritanceTaxAnswer: ChatCalculation<'inheritanceTax'> = {
  name: 'inheritanceTax',
  title: 'titleInheritanceTax',
  topic: NAMED,
  asks(text, parsed) {
    const isWorth = parsed.facts.price !== undefined;
    if (!isWorth && amountFor('inherited', parsed) === undefined) return false;
    const { facts, loose } = parsed;
    const isMore = loose.some(({ kind, value }) => kind === 'euros' && value >= LEAST_PRICE);
    // 'Vermacht mir 75.000 und sein Haus für 200.000'
    if (DEMANDED.test(text)) return false;
    if (/\bjede[rnm]?\b/.test(text) && (facts.persons ?? facts.share) === undefined) return false;
    if (isMore && (facts.inherited ?? facts.price) !== undefined) return false;
    if (/\bwann\b|\bfrist|stundung|stunden|\braten/.test(text)) return false;
    // 'Erbschaft vom Lebensgefährten, 300.000': nothing else can be asked for.
    const isAlone =
      parsed.facts.relation !== undefined &&
      !QUESTION.test(text) &&
      facts.persons === undefined &&
      leftover(text).length <= MOST_LEFT;
    return NAMED.test(text)
      ? !/schenk/.test(text)
      : MEANT.test(text) &&
          (TAX.test(text) || isAlone) &&
          !ASIDE.test(LEFT_TO.test(text) ? text.replace(/\bverkauf\w*/g, '') : text);
  },
  reads: (said) => (said.inherited === undefined ? { ...said, inherited: said.price } : said),
  can: ({ inherited }) => inherited !== undefined,
  entries: [{ fact: 'relation', question: 'askRelation' }],
  uses: ['inherited', 'debt', 'use', 'persons', 'share'],
  main: () => 'inherited',
  answer,
};
