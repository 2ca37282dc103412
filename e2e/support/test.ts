import { test as base } from '@playwright/test';
import { startPortal, type Portal, type Provider } from './portal';

interface WorkerOptions {
  provider: Provider;
}

/** The employee whom every server of the browser tests starts with. */
export const EMPLOYEE = {
  email: 'karin@wohnlotse.example',
  password: 'Schluessel-unter-der-Matte',
  name: 'Karin Beispiel',
};

const ENV = {
  RATE_LIMIT: 'off',
  EMPLOYEE_EMAIL: EMPLOYEE.email,
  EMPLOYEE_PASSWORD: EMPLOYEE.password,
  EMPLOYEE_NAME: EMPLOYEE.name,
};

/** Every worker has a server and a database of its own; `page` opens addresses on it. */
export const test = base.extend<{ baseURL: string }, WorkerOptions & { portal: Portal }>({
  provider: ['sqlite', { option: true, scope: 'worker' }],
  portal: [
    async ({ provider }, use) => {
      const portal = await startPortal({ provider, env: ENV });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
});

export { expect } from '@playwright/test';
