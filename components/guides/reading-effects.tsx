'use client';

import { useEffect, useState } from 'react';
import { parseStrings, readStored } from './stored-strings';

function keep(key: string, ticked: readonly string[]): void {
  try {
    if (ticked.length > 0) localStorage.setItem(key, JSON.stringify(ticked));
    else localStorage.removeItem(key);
  } catch {
    // Nothing can be kept here; the list itself still works.
  }
}

/** The points of the checklists in an article's text, by their words. */
const pointsOf = (text: Element) =>
  [...text.querySelectorAll<HTMLInputElement>('.task input')].map((box) => ({
    box,
    name: box.closest('label')?.textContent.trim() ?? '',
  }));

const tickedOf = (points: ReturnType<typeof pointsOf>) =>
  points.filter(({ box }) => box.checked).map(({ name }) => name);

/** What is ticked in an article's text. */
export const tickedIn = (text: Element): readonly string[] => tickedOf(pointsOf(text));

/**
 * Ticks the points of the checklists in an article's text that were ticked before on this device, and keeps
 * what is ticked from now on. Points go by their words: an edited list keeps the ticks that still fit.
 * @param early what was ticked before the page came to life
 * @returns ends it
 */
export function keepChecklists(text: Element, slug: string, early: readonly string[]) {
  const key = `wohnlotse.checklist.${slug}`;
  // Their words are noted now: a translation that comes later changes nothing.
  const points = pointsOf(text);
  // Also what was ticked since it was first rendered, before anybody listened.
  const ticked = [...early, ...tickedOf(points)];
  const before = new Set([...parseStrings(readStored(key)), ...ticked]);
  for (const { box, name } of points) if (before.has(name)) box.checked = true;
  const onChange = ({ target }: Event) => {
    if (points.some(({ box }) => box === target)) keep(key, tickedOf(points));
  };
  if (ticked.length > 0) keep(key, tickedOf(points));
  text.addEventListener('change', onChange);
  return () => text.removeEventListener('change', onChange);
}

/** Milliseconds in front of the reader after which a page counts as read rather than glanced at. */
const READ_AFTER = 4000;

interface ReadingEffectsProps {
  slug: string;
  /** The id of the article's text */
  text: string;
  /** Where a reading is counted, without a cookie */
  counter?: string;
}

/** The text of an article; where another one is about to be shown, that one's is not there yet. */
function textOf({ slug, text }: ReadingEffectsProps): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const element = document.getElementById(text);
  return element?.dataset.article === slug ? element : null;
}

function tickedSoFar(article: ReadingEffectsProps): readonly string[] {
  const text = textOf(article);
  return text ? tickedIn(text) : [];
}

/** What goes on beside an article's text: its checklists are kept, its reading is counted. */
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
