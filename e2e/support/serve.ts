import { migrate } from '../../scripts/setup/migrations';
import { serve } from '../../scripts/serve';

// The built application as `npm start` serves it, without the stages that prepare it.
await migrate(process.env.DATABASE_URL ?? '');
const { address } = await serve();
console.log(`Ready: ${address}`);
