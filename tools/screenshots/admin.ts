import type { Page } from '@playwright/test';

const DASHBOARD = '/employee/dashboard';

const SENT: [path: string, bodies: object[]][] = [
  [
    '/api/valuation-requests',
    [
      { name: 'Jana Lindner', propertyType: 'einfamilienhaus', postalCode: '10115', area: 148 },
      { name: 'Mehmet Aydin', propertyType: 'eigentumswohnung', postalCode: '50667', area: 74 },
      { name: 'Ruth Sander', propertyType: 'reihenhaus', postalCode: '20095', area: 112 },
    ].map((home, index) => ({
      ...home,
      yearBuilt: 1978 + index * 9,
      rooms: 4,
      condition: 'gut',
      email: `${home.name.split(' ', 1).join().toLowerCase()}@beispiel.de`,
      phone: `030 12345${index}7`,
      privacyConsent: true,
      contactConsent: true,
    })),
  ],
  [
    '/api/callback-requests',
    [{ name: 'Heike Brandt', phone: '0511 4455667', propertyType: 'reihenhaus' }],
  ],
  [
    '/api/ad-leads',
    [
      {
        name: 'Sven Krause',
        email: 'sven@beispiel.de',
        phone: '0221 9988776',
        propertyType: 'einfamilienhaus',
        postalCode: '50667',
        city: 'Köln',
        area: 164,
        yearBuilt: 1988,
        condition: 'gut',
        timeline: 'sofort',
      },
    ],
  ],
  [
    '/api/contact-requests',
    [
      {
        name: 'Paul Winter',
        email: 'paul@beispiel.de',
        message: 'Wir haben geerbt. Wie lange dauert ein Verkauf, wenn drei Geschwister zustimmen?',
      },
    ],
  ],
];

export async function fillAdmin(base: string): Promise<void> {
  for (const [path, bodies] of SENT) {
    for (const body of bodies) {
      const response = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok)
        throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    }
  }
}

export async function shootAdmin(
  page: Page,
  base: string,
  shot: (name: string, fullPage?: boolean) => Promise<void>,
): Promise<void> {
  const { EMPLOYEE_EMAIL: email = '', EMPLOYEE_PASSWORD: password = '' } = process.env;
  await page.goto(`${base}/employee/login`, { waitUntil: 'networkidle' });
  await shot('employee-login');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('heading', { name: 'Mitarbeiter-Dashboard' }).waitFor();
  await page.goto(`${base}${DASHBOARD}`, { waitUntil: 'networkidle' });
  await shot('queue', true);
  await page.getByRole('link', { name: 'Jana Lindner' }).first().click();
  await page.getByRole('dialog').waitFor();
  await shot('submission');
  for (const [name, path] of [
    ['sent-mails', 'gesendet'],
    ['statistics', 'zahlen'],
    ['team', 'team'],
    ['guide-list', 'ratgeber'],
  ] as const) {
    await page.goto(`${base}${DASHBOARD}/${path}`, { waitUntil: 'networkidle' });
    await shot(name);
  }
  await page.getByRole('link', { name: 'Energieausweis' }).first().click();
  await page.getByRole('textbox', { name: 'Text' }).waitFor();
  await shot('guide-editor');
}
