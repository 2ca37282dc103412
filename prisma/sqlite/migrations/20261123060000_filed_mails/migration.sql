-- A mail that was written as a file, because no mail server was set up, was not sent.
UPDATE "OutboxMessage" SET "status" = 'filed', "failure" = NULL
WHERE "status" = 'sent' AND "failure" = 'filed';
