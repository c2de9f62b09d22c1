import { dealEndsEndpoints, dealLogsEndpoints, dealsEndpoints } from '@keo/core/contract';

/** What shows a deal: read anew after whatever changed it. */
export const dealReads = [
  dealsEndpoints.dealInfo,
  dealEndsEndpoints.myDealsList,
  dealLogsEndpoints.dealLogsList,
] as const;
