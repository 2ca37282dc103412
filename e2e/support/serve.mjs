import { migrate } from '../../scripts/setup/migrations.mjs';
import { serve } from '../../scripts/serve.mjs';

// The built application as `npm start` serves it, without the stages that prepare it.
await migrate(process.env.DATABASE_URL);
const { address } = await serve();
console.log(`Ready: ${address}`);
