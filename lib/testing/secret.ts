/** Without a secret a test would write one into the data folder. */
process.env.AUTH_SECRET = 'a secret of at least 32 characters';
