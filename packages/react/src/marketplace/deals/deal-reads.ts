import { dealEndsEndpoints, dealLogsEndpoints, dealsEndpoints, proofsEndpoints } from '@keo/core/contract';

/**
 * Endpoints to refetch after a deal changed. A pure call, for tree shaking: a property read at module level would keep
 * the whole contract in the bundle.
 */
export const dealReads = /* @__PURE__ */ (() =>
  [
    dealsEndpoints.dealInfo,
    dealEndsEndpoints.myDealsList,
    dealLogsEndpoints.dealLogsList,
    proofsEndpoints.proofsList,
  ] as const)();
