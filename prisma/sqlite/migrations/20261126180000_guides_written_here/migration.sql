-- AlterTable
ALTER TABLE "MarketArticle" ADD COLUMN "imageAlt" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "Guide" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "imageAlt" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "asOf" TEXT,
    "sources" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "publishedAt" DATETIME,
    "scheduledFor" DATETIME,
    "scheduledVersion" INTEGER,
    "previewUntil" DATETIME,
    "previewRound" INTEGER NOT NULL DEFAULT 0,
    "changedBy" INTEGER,
    "changedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "GuideVersion" (
    "guideId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "imageAlt" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "asOf" TEXT,
    "sources" JSONB NOT NULL,
    "origin" TEXT NOT NULL,
    "publishedAt" DATETIME,
    "createdBy" INTEGER,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("guideId", "number"),
    CONSTRAINT "GuideVersion_guideId_fkey" FOREIGN KEY ("guideId") REFERENCES "Guide" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GuidePicture" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "uploadedBy" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "GuidePictureFile" (
    "pictureId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,

    PRIMARY KEY ("pictureId", "name"),
    CONSTRAINT "GuidePictureFile_pictureId_fkey" FOREIGN KEY ("pictureId") REFERENCES "GuidePicture" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Guide_slug_key" ON "Guide"("slug");

-- CreateIndex
CREATE INDEX "Guide_scheduledFor_idx" ON "Guide"("scheduledFor");
