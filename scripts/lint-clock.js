/**
 * Refuses the device's time where a clock is given: `Date.now`, `new Date()`, `Date()`. A page whose device is a day
 * off would show another time than the server decides by.
 */
const message =
  "The device's time: use the clock of the client (useNow, useClock), or systemClock for the device.";

const isDate = (node) => node?.type === 'Identifier' && node.name === 'Date';

const clock = {
  create: (context) => {
    const refuse = (node) => context.report({ node, message });
    return {
      MemberExpression: (node) => {
        if (isDate(node.object) && !node.computed && node.property.name === 'now') refuse(node);
      },
      NewExpression: (node) => {
        if (isDate(node.callee) && node.arguments.length === 0) refuse(node);
      },
      CallExpression: (node) => {
        if (isDate(node.callee)) refuse(node);
      },
    };
  },
};

// oxlint-disable-next-line import/no-default-export -- oxlint reads it
export default { meta: { name: 'keo' }, rules: { clock } };
