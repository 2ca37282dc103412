-- AlterTable
ALTER TABLE "CallbackRequest" ADD COLUMN "conversation" TEXT;

-- AlterTable
ALTER TABLE "ContactRequest" ADD COLUMN "conversation" TEXT;
