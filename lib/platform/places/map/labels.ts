import type { MapPoint } from './projection';

export interface LabelledPlace extends MapPoint {
  name: string;
}

export interface Label extends LabelledPlace {
  textX: number;
  textY: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Share of the letter height, on the generous side. */
const LETTER_WIDTH = 0.6;
const GAP = 8;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const dotBox = ({ x, y }: MapPoint): Box => ({
  left: x - 6,
  right: x + 6,
  top: y - 6,
  bottom: y + 6,
});

function boxOf({ name, textX, textY, anchor }: Label, size: number): Box {
  const width = name.length * size * LETTER_WIDTH;
  const left = textX - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: textY - size * 0.85, bottom: textY + size * 0.3 };
}

function positionsFor(place: LabelledPlace, size: number): Label[] {
  const { x, y } = place;
  const middle = y + size * 0.35;
  return [
    { ...place, textX: x + GAP, textY: middle, anchor: 'start' },
    { ...place, textX: x - GAP, textY: middle, anchor: 'end' },
    { ...place, textX: x, textY: y - GAP, anchor: 'middle' },
    { ...place, textX: x, textY: y + GAP + size * 0.8, anchor: 'middle' },
  ];
}

function forced(place: LabelledPlace, width: number, size: number): Label {
  const half = Math.min((place.name.length * size * LETTER_WIDTH) / 2, width / 2);
  const textX = Math.min(Math.max(place.x, half), width - half);
  const textY = place.y > size * 2 ? place.y - GAP - 2 : place.y + GAP + size;
  return { ...place, textX, textY, anchor: 'middle' };
}

interface Sheet {
  width: number;
  height: number;
  size: number;
}

/** Names overlap no other name and no dot. The first is always placed. */
export function placeLabels(
  [first, ...others]: readonly [LabelledPlace, ...LabelledPlace[]],
  { width, height, size }: Sheet,
): Label[] {
  const isInside = ({ left, right, top, bottom }: Box) =>
    left >= 0 && right <= width && top >= 0 && bottom <= height;
  const main =
    positionsFor(first, size).find((label) => isInside(boxOf(label, size))) ??
    forced(first, width, size);
  const labels = [main];
  for (const place of others) {
    const taken = labels.flatMap((label) => [boxOf(label, size), dotBox(label)]);
    const fits = (box: Box) => !taken.some((other) => overlap(box, other));
    if (!fits(dotBox(place))) continue;
    const label = positionsFor(place, size).find((candidate) => {
      const box = boxOf(candidate, size);
      return isInside(box) && fits(box);
    });
    if (label) labels.push(label);
  }
  return labels;
}
