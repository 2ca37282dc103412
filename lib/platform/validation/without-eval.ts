import { z } from 'zod';

// Imported by whatever checks a form in the browser: zod would otherwise try to build functions from
// text, which the pages' policy forbids and reports.
z.config({ jitless: true });
