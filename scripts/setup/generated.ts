import { bundleFirstScript } from './first-script';
import { generateClients } from './prisma';

/** Makes the code that is made of other code: the clients of the databases and the first script of a page. */
export async function generateCode(): Promise<void> {
  await generateClients();
  await bundleFirstScript();
}
