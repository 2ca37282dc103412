import { formatNumber } from '@/lib/platform/format/number';
import { say } from '../../sentences';
import { LEAST_PRICE } from './calculation';
import { type Message, single } from './single';
import { euros, paragraphs, rate } from './format';

/** Euros for a square metre. */
const LAND = { least: 1, most: 20_000 };
const LIVING = { least: 200, most: 30_000 };
/** m²: less is the price of one of them. */
const LEAST_AREA = 5;
/** Rents and works are named by the square metre too. */
const ELSE =
  /miet|\bkalt\b|\bwarm\b|hausgeld|sanier|renovier|damm|dach|heiz|fenster|wohngeld|nebenkosten/;
const EACH =
  /(?:quadratmeter|qm|m2)[- ]?preis|(?:pro|je|\/) ?(?:qm|m2|m²|quadratmeter)|den (?:qm|quadratmeter)/;
const LAND_VALUE =
  /richtwert|der grund wert|wert (?:vom|von|des|fur den) grund\b|bodenwert|\bbrw\b|wert (?:vom|des|fur den) (?:boden|grundstuck)/;
const BUILDING = /haus|gebaude|immobilie|wohnung|villa|bungalow|hutte|bude/;
const DEMOLISHED = /\bweg\b|abriss|abbruch|abreiss|abgeriss|abgebroch|\bplatt/;

const within =
  ({ least, most }: { least: number; most: number }) =>
  (value: number) =>
    value >= least && value <= most;

const OUTSIDE = /balkon|terrasse|loggia|dachgarten|freisitz/;
const PARTS: [RegExp, number][] = [
  [/viertel|1\/4|25 ?(?:%|prozent)|0,25/, 1 / 4],
  [/halfte|\bhalb\w*|1\/2|50 ?(?:%|prozent)|0,5\b/, 1 / 2],
];

/** Only a part of a balcony or terrace counts. */
function withBalcony({ text, all }: Message): { area: number; terms: string } | undefined {
  const areas = all.filter(({ kind }) => kind === 'area');
  const parts = PARTS.filter(([pattern]) => pattern.test(text)).map(([, part]) => part);
  const [part] = parts;
  if (!OUTSIDE.test(text) || areas.length !== 2 || part === undefined || parts.length > 1)
    return undefined;
  const [more = 0, less = 0] = areas.map(({ value }) => value).sort((a, b) => b - a);
  if (less * 2 > more) return undefined;
  const shown = [formatNumber(more), rate(part * 100), formatNumber(less)];
  return { area: more + less * part, terms: `${shown[0]} + ${shown[1]} × ${shown[2]}` };
}

function areaOf(message: Message): number | undefined {
  const areas = message.of('area').filter((value) => value >= LEAST_AREA);
  return withBalcony(message)?.area ?? (areas.length === 1 ? areas[0] : undefined);
}

function counted(message: Message): string | undefined {
  const found = withBalcony(message);
  const isElse = message.of('euros', 'other').some((value) => value >= LIVING.least);
  if (!found || isElse || !/\?|was|wie ?viel|wie gross|macht|rechne/.test(message.text))
    return undefined;
  const shown = { area: shownArea(found.area), terms: found.terms };
  return paragraphs(say('areaCounted', shown), say('areaCountedLine', shown), say('areaRule'));
}

const shownArea = (area: number) => `${formatNumber(area)}\u00a0m²`;

function land(message: Message): string | undefined {
  const area = areaOf(message);
  const values = message.of('other', 'number', 'euros').filter(within(LAND));
  const [value] = values;
  if (!LAND_VALUE.test(message.text) || area === undefined || values.length !== 1) return undefined;
  if (value === undefined || /wohnflache|\berbbau|erbpacht/.test(message.text)) return undefined;
  const shown = { value: euros(value), area: shownArea(area), amount: euros(value * area) };
  return paragraphs(
    say('landValue', shown),
    say('landValueLine', shown),
    [
      DEMOLISHED.test(message.text) && say('landDemolished'),
      !DEMOLISHED.test(message.text) && BUILDING.test(message.text) && say('landBuilding'),
      say('landRule'),
    ]
      .filter(Boolean)
      .join(' '),
  );
}

function balconyLine(message: Message): string | undefined {
  const found = withBalcony(message);
  return found && say('areaCountedLine', { area: shownArea(found.area), terms: found.terms });
}

function byArea(message: Message): string | undefined {
  const area = areaOf(message);
  const prices = message.of('euros').filter((value) => value >= LEAST_PRICE);
  const [price] = prices;
  if (area === undefined || price === undefined || prices.length > 1) return undefined;
  const shown = {
    price: euros(price),
    area: shownArea(area),
    each: euros(Math.round((price / area) * 100) / 100),
  };
  return paragraphs(say('pricePerArea', shown), [
    balconyLine(message),
    say('pricePerAreaLine', shown),
  ]);
}

function byEach(message: Message): string | undefined {
  const area = areaOf(message);
  const each = message.of('other', 'number', 'euros').filter(within(LIVING));
  if (area === undefined || each.length !== 1 || each[0] === undefined) return undefined;
  const isAsked = /\?|was|wie ?viel|macht|rechne|kommt/.test(message.text);
  if (!isAsked && !withBalcony(message)) return undefined;
  const shown = { each: euros(each[0]), area: shownArea(area), price: euros(each[0] * area) };
  return paragraphs(say('priceByArea', shown), [
    balconyLine(message),
    say('priceByAreaLine', shown),
  ]);
}

export const squareMetres = single({
  name: 'squareMetres',
  title: 'titleSquareMetres',
  sources: [
    'vergleichswert-sachwert-ertragswert#bodenrichtwert-ein-durchschnitt-je-zone',
    'vergleichswert-sachwert-ertragswert#vergleichswert-bezahlte-preise-angepasst',
  ],
  calculate(message) {
    const { text } = message;
    if (LAND_VALUE.test(text)) return land(message);
    const isElse = message.of('percent').length > 0 && !withBalcony(message);
    if (ELSE.test(text.replaceAll('dachgarten', 'balkon')) || isElse) return undefined;
    return EACH.test(text) ? (byArea(message) ?? byEach(message)) : counted(message);
  },
});
