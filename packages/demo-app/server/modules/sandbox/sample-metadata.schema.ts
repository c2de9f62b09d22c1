import { type InferOutput, looseObject, number, optional, picklist, string } from 'valibot';

/** Fields of a log that replace the sample's; unknown ones are kept. */
export const sampleMetadataSchema = looseObject({
  params: optional(
    looseObject({
      jobTitle: optional(string()),
      otherName: optional(string()),
      amount: optional(number()),
      hoursLeft: optional(number()),
      reason: optional(string()),
      proofTitle: optional(string()),
      text: optional(string()),
      count: optional(number()),
    }),
  ),
  amount: optional(number()),
  dueAt: optional(string()),
  reason: optional(string()),
  roomId: optional(string()),
  dealId: optional(string()),
  jobId: optional(string()),
  recipientRole: optional(picklist(['author', 'worker'])),
});

export type SampleMetadata = InferOutput<typeof sampleMetadataSchema>;
