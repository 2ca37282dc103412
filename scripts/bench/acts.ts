import type { Locator, Page } from '@playwright/test';
import { callbackBody } from '../../lib/testing/callback-factory';
import { contactBody } from '../../lib/testing/contact-factory';
import { leadBody } from '../../lib/testing/lead-factory';
import { valuationBody } from '../../lib/testing/valuation-factory';

// The ten commonest acts of an employee, each by the shortest way that a version of the portal has.

/** A page, with what is pressed on it counted; what is typed is no press. */
class Hand {
  presses = 0;

  constructor(readonly page: Page) {}

  async press(target: Locator) {
    this.presses += 1;
    await target.click();
  }
  async tick(target: Locator) {
    this.presses += 1;
    await target.check();
  }
  async key(name: string) {
    this.presses += 1;
    await this.page.keyboard.press(name);
  }
  /** Opens a list of the browser's own and takes an entry of it. */
  async choose(list: Locator, label: string) {
    this.presses += 2;
    await list.selectOption(label);
  }

  dialog = () => this.page.getByRole('dialog');
  button = (name: string | RegExp) => this.dialog().getByRole('button', { name, exact: true });
  /** A request in the list below the tabs, or of a page of its own. */
  card = (name: string) =>
    this.page
      .locator('[data-card]:not([data-card^=heute])')
      .filter({ has: this.page.getByRole('link', { name, exact: true }) });
  open = (name: string) => this.press(this.card(name).getByRole('link', { name, exact: true }));
  /** A request among what is due. */
  due = (name: string) => this.page.locator('[data-card^=heute]').filter({ hasText: name });
  says = (words: string | RegExp) =>
    this.page.locator('.toast').filter({ hasText: words }).waitFor();
}

type Send = (path: string, body: object) => Promise<void>;

interface Act {
  name: string;
  /** Sends what is worked on */
  prepare: (send: Send, name: string) => Promise<void>;
  before: (hand: Hand, name: string) => Promise<void>;
  after: (hand: Hand, name: string) => Promise<void>;
}

const person = (name: string) => ({
  name,
  email: `${name.replace(/\W/g, '')}@beispiel.de`,
  phone: `0441 ${name.replace(/\D/g, '').padStart(6, '0').slice(-6)}`,
});
const FIVE = [1, 2, 3, 4, 5];
const aCall = (send: Send, name: string) =>
  send('/api/callback-requests', callbackBody(person(name)));
const aLead = (send: Send, name: string) => send('/api/ad-leads', leadBody(person(name)));
const aMessage = (send: Send, name: string) => {
  const { email } = person(name);
  return send('/api/contact-requests', contactBody({ name, email }));
};
const fiveCalls = async (send: Send, name: string) => {
  for (const number of FIVE) await aCall(send, `${name} ${number}`);
};
const tab = (hand: Hand, name: string) =>
  hand.page.getByRole('link', { name }).or(hand.page.getByRole('tab', { name })).first();
const way = (hand: Hand, name: string) =>
  hand.page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name });

async function noteReached(hand: Hand) {
  await hand.tick(hand.dialog().getByLabel('Erreicht', { exact: true }));
  await hand.press(hand.button('Anruf notieren'));
  await hand.says('Der Anruf ist notiert.');
}

async function answer(hand: Hand) {
  await hand.press(hand.dialog().getByRole('combobox', { name: 'Vorlage' }));
  await hand.press(hand.page.getByRole('option').nth(1));
  await hand.press(hand.button('Senden'));
  await hand.page.locator('.toast').filter({ hasText: 'E-Mail' }).waitFor();
}

async function setStatus(hand: Hand, name: string) {
  await hand.open(name);
  await hand.press(hand.dialog().getByRole('combobox', { name: 'Status' }));
  await hand.press(hand.page.getByRole('option', { name: 'Abgeschlossen' }));
  await hand.dialog().waitFor({ state: 'detached' });
}

async function take(hand: Hand, name: string) {
  await hand.open(name);
  await hand.press(hand.button('Mir zuweisen'));
  await hand.says('Die Anfrage ist Ihnen zugewiesen.');
  await hand.press(hand.button('Schließen').first());
  await hand.dialog().waitFor({ state: 'detached' });
}

async function writeNote(hand: Hand, name: string) {
  await hand.open(name);
  await hand.press(hand.dialog().getByLabel('Notizen'));
  await hand.page.keyboard.type('Ruft am Montag zurück.');
  await hand.press(hand.button('Änderungen speichern'));
  await hand.says('Die Änderungen sind gespeichert.');
}

async function arrange(hand: Hand, name: string) {
  await hand.open(name);
  await hand.press(hand.button('Rückruf vereinbaren'));
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  await hand.dialog().getByLabel('Tag').fill(day);
  await hand.dialog().getByLabel('Uhrzeit').fill('10:00');
  await hand.press(hand.dialog().locator('form button[type=submit]').first());
  await hand.says(/Rückruf/);
}

async function selectFive(hand: Hand, name: string) {
  for (const number of FIVE) await hand.tick(hand.card(`${name} ${number}`).getByRole('checkbox'));
}

const same = (run: Act['before']) => ({ before: run, after: run });

export const ACTS: Act[] = [
  {
    name: 'find what is due first of all kinds, and open it',
    prepare: aCall,
    before: async (hand) => {
      await hand.press(tab(hand, 'Kontaktanfragen'));
      await hand.press(tab(hand, 'Bewertungsanfragen'));
      await hand.press(way(hand, 'Verkaufsanfragen'));
      await hand.press(way(hand, 'Maklerbüros'));
      await hand.press(way(hand, 'Anfragen').first());
      await hand.press(hand.page.locator('[data-card] a[data-queue=card]').first());
      await hand.dialog().waitFor();
    },
    after: async (hand) => {
      await hand.press(hand.page.locator('[data-card^=heute] a[data-queue=card]').first());
      await hand.dialog().waitFor();
    },
  },
  {
    name: 'call the owner of a lead, and note that somebody was reached',
    prepare: aLead,
    before: async (hand, name) => {
      await hand.press(way(hand, 'Verkaufsanfragen'));
      await hand.open(name);
      await hand.press(hand.button('Lead kontaktieren'));
      await hand.press(hand.dialog().getByRole('link', { name: 'Jetzt anrufen' }));
      await noteReached(hand);
    },
    after: async (hand, name) => {
      await hand.press(hand.due(name).getByRole('link', { name: /^Anrufen/ }));
      await noteReached(hand);
    },
  },
  {
    name: 'answer a message with a prepared text',
    prepare: aMessage,
    before: async (hand, name) => {
      await hand.press(tab(hand, 'Kontaktanfragen'));
      await hand.open(name);
      await hand.press(hand.button('E-Mail senden'));
      await answer(hand);
    },
    after: async (hand, name) => {
      await hand.press(hand.due(name).getByRole('link', { name: /^Antworten/ }));
      await answer(hand);
    },
  },
  {
    name: 'take over a request',
    prepare: aCall,
    before: take,
    after: async (hand, name) => {
      await hand.tick(hand.card(name).getByRole('checkbox'));
      await hand.choose(hand.page.getByLabel('Auswahl zuweisen'), 'Mir zuweisen');
      await hand.says('Mir zuweisen');
    },
  },
  { name: 'set the status of a request', prepare: aCall, ...same(setStatus) },
  { name: 'write a note', prepare: aCall, ...same(writeNote) },
  { name: 'arrange a call', prepare: aCall, ...same(arrange) },
  {
    name: 'give five requests to oneself',
    prepare: fiveCalls,
    before: async (hand, name) => {
      for (const number of FIVE) await take(hand, `${name} ${number}`);
    },
    after: async (hand, name) => {
      await selectFive(hand, name);
      await hand.choose(hand.page.getByLabel('Auswahl zuweisen'), 'Mir zuweisen');
      await hand.says('Mir zuweisen');
    },
  },
  {
    name: 'complete five requests',
    prepare: fiveCalls,
    before: async (hand, name) => {
      for (const number of FIVE) await setStatus(hand, `${name} ${number}`);
    },
    after: async (hand, name) => {
      await selectFive(hand, name);
      await hand.choose(hand.page.getByLabel('Status der Auswahl'), 'Abgeschlossen');
      await hand.says('Status Abgeschlossen');
    },
  },
  {
    name: 'see what else a caller has sent',
    prepare: async (send, name) => {
      await aCall(send, name);
      await aMessage(send, name);
      await send('/api/valuation-requests', valuationBody(person(name)));
    },
    before: async (hand, name) => {
      await hand.press(hand.page.getByRole('searchbox'));
      await hand.page.keyboard.type(name);
      await hand.key('Enter');
      for (const list of ['Kontaktanfragen', 'Bewertungsanfragen']) {
        await hand.press(tab(hand, list));
        await hand.card(name).waitFor();
      }
    },
    after: async (hand, name) => {
      await hand.open(name);
      await hand.dialog().getByRole('region', { name: 'Weitere Anfragen' }).waitFor();
    },
  },
];

let people = 0;

/** What one act took. */
export interface Taken {
  presses: number;
  /** Without the time that somebody thinks */
  milliseconds: number;
}

/** Does an act on a portal once, from the dashboard on; the page is logged in. */
export async function perform(act: Act, page: Page, way: 'before' | 'after'): Promise<Taken> {
  people += 1;
  const name = `Akt Nr${String(people).padStart(3, '0')}`;
  await act.prepare(async (path, data) => {
    const response = await page.request.post(path, { data });
    if (response.status() !== 201) throw new Error(`${path}: ${response.status()}`);
  }, name);
  await page.goto('/employee/dashboard');
  await page.locator('[data-alive]').waitFor({ state: 'attached' });
  const hand = new Hand(page);
  const begun = performance.now();
  await act[way](hand, name);
  return { presses: hand.presses, milliseconds: performance.now() - begun };
}
