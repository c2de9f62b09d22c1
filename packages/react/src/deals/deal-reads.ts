import { dealEndsEndpoints, dealLogsEndpoints, dealsEndpoints, proofsEndpoints } from '@keo/core/contract';

/**
 * What shows a deal: read anew after whatever changed it. Read by a call that a bundler may leave out, for a property
 * that a module reads as it loads keeps all the contract in the bundle of whoever takes one button.
 */
export const dealReads = /* @__PURE__ */ (() =>
  [
    dealsEndpoints.dealInfo,
    dealEndsEndpoints.myDealsList,
    dealLogsEndpoints.dealLogsList,
    proofsEndpoints.proofsList,
  ] as const)();
