import { formatNumber } from '@/lib/platform/format/number';
import { say } from '../../sentences';
import { LEAST_PRICE } from './calculation';
import { type Message, single } from './single';
import { euros, paragraphs } from './tell';

/** Euros for a square metre of land, and of living area. */
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
const DEMOLISHED = /\bweg\b|abriss|abbruch|abreiss|abgeriss|abgebroch|\bplatt/;

const within =
  ({ least, most }: { least: number; most: number }) =>
  (value: number) =>
    value >= least && value <= most;

/** Only one area is named, so that nothing can be mixed up. */
function areaOf({ of }: Message): number | undefined {
  const areas = of('area').filter((value) => value >= LEAST_AREA);
  return areas.length === 1 ? areas[0] : undefined;
}

const shownArea = (area: number) => `${formatNumber(area)}\u00a0m²`;

/** Bodenrichtwert times area. */
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
    [DEMOLISHED.test(message.text) && say('landDemolished'), say('landRule')]
      .filter(Boolean)
      .join(' '),
  );
}

/** The price of a square metre. */
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
  return paragraphs(say('pricePerArea', shown), say('pricePerAreaLine', shown));
}

/** The price that a price of a square metre comes to. */
function byEach(message: Message): string | undefined {
  const area = areaOf(message);
  const each = message.of('other', 'number', 'euros').filter(within(LIVING));
  if (area === undefined || each.length !== 1 || each[0] === undefined) return undefined;
  if (!/\?|was|wie ?viel|macht|rechne|kommt/.test(message.text)) return undefined;
  const shown = { each: euros(each[0]), area: shownArea(area), price: euros(each[0] * area) };
  return paragraphs(say('priceByArea', shown), say('priceByAreaLine', shown));
}

/** What the square metres come to: of the land, and of the home. */
export const squareMetres = single({
  name: 'squareMetres',
  title: 'titleSquareMetres',
  sources: [
    'vergleichswert-sachwert-ertragswert#bodenrichtwert-ein-durchschnitt-je-zone',
    'vergleichswert-sachwert-ertragswert#vergleichswert-bezahlte-preise-angepasst',
  ],
  reckon(message) {
    const { text } = message;
    if (LAND_VALUE.test(text)) return land(message);
    if (ELSE.test(text) || !EACH.test(text) || message.of('percent').length > 0) return undefined;
    return byArea(message) ?? byEach(message);
  },
});
