'use client';

import { useEffect, useState } from 'react';
import { storedText, storeText } from '@/lib/platform/stored-text';
import { parseStrings } from './stored-strings';

const keep = (key: string, ticked: readonly string[]) =>
  storeText('localStorage', key, ticked.length > 0 ? JSON.stringify(ticked) : null);

const pointsOf = (text: Element) =>
  [...text.querySelectorAll<HTMLInputElement>('.task input')].map((box) => ({
    box,
    name: box.closest('label')?.textContent.trim() ?? '',
  }));

const tickedOf = (points: ReturnType<typeof pointsOf>) =>
  points.filter(({ box }) => box.checked).map(({ name }) => name);

const tickedIn = (text: Element): readonly string[] => tickedOf(pointsOf(text));

/**
 * Points are stored by their text, so that an edited list keeps the ticks that still fit.
 * @returns ends it
 */
export function keepChecklists(text: Element, slug: string, early: readonly string[]) {
  const key = `wohnlotse.checklist.${slug}`;
  // Before a browser's translation changes the texts.
  const points = pointsOf(text);
  // Includes what was ticked before the listeners were there.
  const ticked = [...early, ...tickedOf(points)];
  const before = new Set([...parseStrings(storedText('localStorage', key)), ...ticked]);
  for (const { box, name } of points) if (before.has(name)) box.checked = true;
  const onChange = ({ target }: Event) => {
    if (points.some(({ box }) => box === target)) keep(key, tickedOf(points));
  };
  if (ticked.length > 0) keep(key, tickedOf(points));
  text.addEventListener('change', onChange);
  return () => text.removeEventListener('change', onChange);
}

/** Milliseconds in view after which an article counts as read */
const READ_AFTER = 4000;

interface ReadingEffectsProps {
  slug: string;
  text: string;
  counter?: string;
}

/** `null` while the text of another article is still shown. */
function textOf({ slug, text }: ReadingEffectsProps): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const element = document.getElementById(text);
  return element?.dataset.article === slug ? element : null;
}

function tickedSoFar(article: ReadingEffectsProps): readonly string[] {
  const text = textOf(article);
  return text ? tickedIn(text) : [];
}

export function ReadingEffects(props: ReadingEffectsProps) {
  const { slug, text, counter } = props;
  // Read at the first render: React may create the page again, and the boxes with it.
  const [early] = useState(() => tickedSoFar(props));
  useEffect(() => {
    const element = textOf({ slug, text });
    return element ? keepChecklists(element, slug, early) : undefined;
  }, [early, slug, text]);
  useEffect(() => {
    if (!counter) return;
    const timer = setTimeout(() => navigator.sendBeacon(counter), READ_AFTER);
    return () => clearTimeout(timer);
  }, [counter]);
  return null;
}
